/** Our own drawings as SVG path data. Factions: 64 x 64. Tokens, structures, bursts: 40 x 40. Crystals: 32 x 32. */
import type { Faction } from '../face/shapes';

/** The fine lines of faces, and the details within their light areas. */
export const FINE: Record<Faction, string> = {
  humans: 'M32 12v9M25 43.5h14M27 47.5h10M15 31.5h-3v7h3M49 31.5h3v7h-3',
  pilgrims: 'M32 9v10M17.5 34q3-8 7.5-12M46.5 34q-3-8-7.5-12M32 24v14',
  machines: 'M22 17l-3-6M42 17l3-6M15 29h5M44 29h5M27 49v2M32 49v2M37 49v2',
  trogs: 'M32 22v8M27 26l2 4M37 26l-2 4',
};
export const PUPIL: Partial<Record<Faction, string>> = {
  pilgrims: 'M32 27v8',
  machines: 'M32 27.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4Z',
};

/** Three distinct shapes for tokens that lie face down, and a fourth for tokens placed by an effect. */
export const TOKEN = {
  war_party: 'M8 3h24l5 5v24l-5 5H8l-5-5V8Z',
  exploration: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z',
  nest: 'M20 1.5C29 7 36 15 36 23.5 36 32 29 38.5 20 38.5S4 32 4 23.5C4 15 11 7 20 1.5Z',
  laid: 'M20 2 37 13v14L20 38 3 27V13Z',
};
export type TokenKind = keyof typeof TOKEN;

export const STRUCTURE = 'M7 2h26l5 5v26l-5 5H7l-5-5V7Z';
export const BURST =
  'M20 0l4.5 6.2L32 3l.2 7.8L40 12.4l-4.2 6.5L40 25.5l-7.4 2.2L32 36l-7.3-2.5L20 40l-4.7-6.5L8 36l-.6-8.3L0 25.5l4.2-6.6L0 12.4l7.8-1.6L8 3l7.5 3.2Z';

/** One shard, three shards, five shards; each with body, light side, dark side and shine. */
export const CRYSTAL: Record<number, { part: 'a' | 'b' | 'c' | 'd'; d: string }[]> = {
  1: [
    { part: 'a', d: 'M16 2 23 11 16 30 9 11Z' },
    { part: 'b', d: 'M16 2 23 11 16 14Z' },
    { part: 'c', d: 'M16 14 23 11 16 30Z' },
    { part: 'd', d: 'M9 11 16 14 16 2Z' },
  ],
  3: [
    { part: 'a', d: 'M8 10l5 6-4 13-6-12Z' },
    { part: 'c', d: 'M8 10l5 6-4 13Z' },
    { part: 'a', d: 'M24 10l5 7-6 12-4-13Z' },
    { part: 'c', d: 'M24 10l5 7-6 12Z' },
    { part: 'a', d: 'M16 1 22 10 16 30 10 10Z' },
    { part: 'b', d: 'M16 1 22 10 16 13Z' },
    { part: 'c', d: 'M16 13 22 10 16 30Z' },
    { part: 'd', d: 'M10 10 16 13V1Z' },
  ],
  5: [
    { part: 'a', d: 'M3 14l5 3 2 11-7-6Z' },
    { part: 'c', d: 'M8 17l2 11-7-6Z' },
    { part: 'a', d: 'M29 14l-5 3-2 11 7-6Z' },
    { part: 'c', d: 'M24 17l-2 11 7-6Z' },
    { part: 'a', d: 'M9 6l5 8-1 15-6-14Z' },
    { part: 'c', d: 'M14 14l-1 15-4-13Z' },
    { part: 'a', d: 'M23 6l-5 8 1 15 6-14Z' },
    { part: 'c', d: 'M18 14l1 15 4-13Z' },
    { part: 'a', d: 'M16 0 22 10 16 31 10 10Z' },
    { part: 'b', d: 'M16 0 22 10 16 13Z' },
    { part: 'c', d: 'M16 13 22 10 16 31Z' },
    { part: 'd', d: 'M10 10 16 13V0Z' },
  ],
};
