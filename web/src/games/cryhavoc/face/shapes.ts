/** The factions in boxes of 64: the parts visible at any size. */
export const FACTIONS = ['humans', 'pilgrims', 'machines', 'trogs'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Outlines that tell the factions apart without colour: shield, disc, hexagon, thorn star. */
export const OUTLINE: Record<Faction, string> = {
  humans: 'M32 2.5 57 9.5V32c0 14.5-10.5 24-25 29.5C17.5 56 7 46.5 7 32V9.5Z',
  pilgrims: 'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58Z',
  machines: 'M18 5h28L61 32 46 59H18L3 32Z',
  trogs: 'M32 1l7.5 9.5L53 6.5l-1 13L63 28l-8.5 9.5L57 52l-13.5-1L32 63 20.5 51 7 52l2.5-14.5L1 28l11-8.5-1-13 13.5 4Z',
};

/** Faces: large simple forms, legible at 22 pixels. */
export const MASK: Record<Faction, string> = {
  humans: 'M15 40V29c0-10.5 7-17.5 17-17.5S49 18.5 49 29v11l-6.5 10.5h-21Z',
  pilgrims:
    'M32 9c10.5 2 15.5 13 15 27l5 16.5C46.5 57.5 39.5 59.5 32 59.5S17.5 57.5 12 52.5L17 36C16.5 22 21.5 11 32 9Z',
  machines: 'M17 17h30l7 13-5 13-10 8H25l-10-8-5-13Z',
  trogs: 'M13.5 21.5 23 25l9-5 9 5 9.5-3.5-2 17L42 49l-10 5-10-5-6.5-10.5Z',
};
export const LIGHT: Record<Faction, string> = {
  humans: 'M18.5 28.5h27v5.5l-6 3.5h-15l-6-3.5Z',
  pilgrims: 'M32 19.5l7 11.5-7 13.5L25 31ZM20.5 51.5q11.5 5 23 0l-2-5q-9.5 4-19 0Z',
  machines: 'M32 22.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19ZM20 45l5 4h14l5-4-3-2H23Z',
  trogs: 'M18.5 29l9.5 5-2 3.5-6-1.5ZM45.5 29 36 34l2 3.5 6-1.5ZM23.5 42h17l-2.5 7-3-4.5h-6L26 49Z',
};
