import { describe, expect, it } from 'vitest';

import type { Known, Piece, PieceSection } from '../../games/reference';
import { choose, groupsOf, standingOf } from './pieces';

const certain: Known = { confidence: 'certain', ours: false, sources: [], text: 'Known' };
const ours: Known = { confidence: 'ours', ours: true, sources: [], text: 'Ours' };
const field = (known: Known) => ({ field: 'icons', title: 'Icons', known });
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  ids: [id],
  name: id,
  text: '',
  count: 1,
  group: '',
  data: {},
  known: ours,
  fields: [],
  ...more,
});

describe('how a piece stands to the printed game', () => {
  it('is known if everything about it is', () => {
    expect(standingOf(piece('Harvester', { known: certain, fields: [field(certain)] }))).toBe('known');
  });

  it('is partly known if something about it is ours', () => {
    expect(standingOf(piece('Outflank', { known: certain, fields: [field(ours)] }))).toBe('partly');
    expect(standingOf(piece('Airfield', { known: ours, fields: [field(certain)] }))).toBe('partly');
  });

  it('is our own design if nothing is known', () => {
    expect(standingOf(piece('Avalanche'))).toBe('ours');
  });
});

describe('choosing among pieces', () => {
  const sections: PieceSection[] = [
    {
      id: 'cards',
      title: 'Cards',
      groups: [
        { id: 'humans', title: 'Humans' },
        { id: 'desert', title: 'Desert' },
      ],
      pieces: [
        piece('Outflank', { group: 'humans', text: 'Move 2 units.', known: certain }),
        piece('Mirage', { group: 'desert', text: 'Move 1 unit.' }),
      ],
    },
    {
      id: 'regions',
      title: 'Regions',
      groups: [{ id: 'desert', title: 'Desert' }],
      pieces: [piece('Scorch', { data: { terrain: 'desert' } })],
    },
  ];
  const all = { wanted: [], group: '', standing: '' };
  const chosen = (choice: Partial<typeof all>) =>
    choose(sections, { ...all, ...choice }).flatMap(({ pieces }) => pieces.map(({ id }) => id));

  it('shows everything at first', () => {
    expect(chosen({})).toEqual(['Outflank', 'Mirage', 'Scorch']);
  });

  it('goes by faction and by terrain, of regions too', () => {
    expect(chosen({ group: 'humans' })).toEqual(['Outflank']);
    expect(chosen({ group: 'desert' })).toEqual(['Mirage', 'Scorch']);
  });

  it('goes by what is known, and by words', () => {
    expect(chosen({ standing: 'known' })).toEqual(['Outflank']);
    expect(choose(sections, { ...all, wanted: ['move'] }).map(({ id }) => id)).toEqual(['cards']);
  });

  it('offers each faction and terrain once', () => {
    expect(groupsOf(sections).map(({ id }) => id)).toEqual(['humans', 'desert']);
  });
});
