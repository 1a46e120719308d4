import { describe, expect, it } from 'vitest';

import type { GameDetails } from '../../lib/types';
import { EDITION, isChanged, presets, valueOf } from './details';

const values = (...names: string[]) => names.map((value) => ({ value, text: value, sets: {} }));
const option = (name: string, ...names: string[]) => ({
  ...{ name, title: name, label: name, paragraph: 'C5.8', default: names[0]! },
  values: values(...names),
});
const edition = { ...option(EDITION, 'en', 'de') };
edition.values[0]!.sets = { attrition: 'at_once' };
edition.values[1]!.sets = { attrition: 'attacker_first' };
const attrition = option('attrition', 'at_once', 'attacker_first');

/** As a reader of German receives it. */
const details = {
  name: 'cryhavoc',
  table: 3,
  proposed: { [EDITION]: 'de' },
  options: [edition, attrition],
} as unknown as GameDetails;

describe('what a new table can choose', () => {
  it('is proposed by the edition in the language of the reader', () => {
    expect(valueOf(details, {}, EDITION)).toBe('de');
    expect(valueOf(details, {}, 'attrition')).toBe('attacker_first');
    expect(presets(details, {})).toEqual({ attrition: 'attacker_first' });
    expect(isChanged(details, {}, attrition)).toBe(false);
  });

  it('goes by another edition, if somebody chooses one', () => {
    expect(valueOf(details, { [EDITION]: 'en' }, EDITION)).toBe('en');
    expect(valueOf(details, { [EDITION]: 'en' }, 'attrition')).toBe('at_once');
    expect(isChanged(details, { attrition: 'at_once' }, attrition)).toBe(true);
  });

  it('goes by the game itself where nothing is proposed', () => {
    expect(valueOf({ ...details, proposed: {} }, {}, 'attrition')).toBe('at_once');
  });
});
