import { expect, it } from 'vitest';

import { SIGNS } from '../art/signs';
import { learning } from './index';

/** Drawn where their name stands beside them: structures. A lock has a title; an arrow only points. */
const NAMED = [
  ...[
    'harvester',
    'orb',
    'temple',
    'airfield',
    'sniper',
    'drones',
    'matrix',
    'trap',
    'assembly',
    'bulwark',
    'brood_wall',
  ],
  ...['lock', 'arrow'],
];

it('explains every sign that has no name beside it', () => {
  const terms = new Set(learning.groups.flatMap(({ terms }) => terms.map(([term]) => term)));
  expect(Object.keys(SIGNS).filter((sign) => !terms.has(sign) && !NAMED.includes(sign))).toEqual([]);
});
