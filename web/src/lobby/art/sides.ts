/** The outlines that tell swarms and factions apart without colour, and what stands on the faces of factions. */
interface Outline {
  box: string;
  outline: string;
  /** How far the cut side of the piece shows below it. */
  thick: number;
  /** The face lies within the rim. */
  within: string;
  mark?: [mask: string, light: string];
}

const swarm = (outline: string): Outline => ({
  box: '-3 -3 106 110',
  outline,
  thick: 6,
  within: 'translate(50 50) scale(.885) translate(-50 -50)',
});
const faction = (outline: string, mask: string, light: string): Outline => ({
  box: '-3 -3 70 73',
  outline,
  thick: 4,
  within: 'translate(32 32) scale(.89) translate(-32 -32)',
  mark: [mask, light],
});

export const OUTLINES: Record<string, Outline> = {
  blue: swarm('M50 4 A46 46 0 1 1 49.99 4 Z'),
  red: swarm('M23 7 H77 A16 16 0 0 1 93 23 V77 A16 16 0 0 1 77 93 H23 A16 16 0 0 1 7 77 V23 A16 16 0 0 1 23 7 Z'),
  gold: swarm(
    'M37.9 9.8 Q50 1 62.1 9.8 L88.3 28.8 Q100.4 37.6 95.8 51.8 L85.8 82.7 Q81.2 96.9 66.2 96.9 L33.8 96.9 Q18.8 96.9 14.2 82.7 L4.2 51.8 Q-.4 37.6 11.7 28.8 Z',
  ),
  grey: swarm('M50 12 A26.5 26.5 0 1 1 88 50 A26.5 26.5 0 1 1 50 88 A26.5 26.5 0 1 1 12 50 A26.5 26.5 0 1 1 50 12 Z'),
  humans: faction(
    'M32 2.5 57 9.5V32c0 14.5-10.5 24-25 29.5C17.5 56 7 46.5 7 32V9.5Z',
    'M15 40V29c0-10.5 7-17.5 17-17.5S49 18.5 49 29v11l-6.5 10.5h-21Z',
    'M18.5 28.5h27v5.5l-6 3.5h-15l-6-3.5Z',
  ),
  pilgrims: faction(
    'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58Z',
    'M32 9c10.5 2 15.5 13 15 27l5 16.5C46.5 57.5 39.5 59.5 32 59.5S17.5 57.5 12 52.5L17 36C16.5 22 21.5 11 32 9Z',
    'M32 19.5l7 11.5-7 13.5L25 31ZM20.5 51.5q11.5 5 23 0l-2-5q-9.5 4-19 0Z',
  ),
  machines: faction(
    'M18 5h28L61 32 46 59H18L3 32Z',
    'M17 17h30l7 13-5 13-10 8H25l-10-8-5-13Z',
    'M32 22.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19ZM20 45l5 4h14l5-4-3-2H23Z',
  ),
  trogs: faction(
    'M32 1l7.5 9.5L53 6.5l-1 13L63 28l-8.5 9.5L57 52l-13.5-1L32 63 20.5 51 7 52l2.5-14.5L1 28l11-8.5-1-13 13.5 4Z',
    'M13.5 21.5 23 25l9-5 9 5 9.5-3.5-2 17L42 49l-10 5-10-5-6.5-10.5Z',
    'M18.5 29l9.5 5-2 3.5-6-1.5ZM45.5 29 36 34l2 3.5 6-1.5ZM23.5 42h17l-2.5 7-3-4.5h-6L26 49Z',
  ),
};

/** The sign of a swarm: a mound with its entrance. */
export const SEAL = [
  'M22 74 C23 66 27 61 30 59 C30 51 32 46 35 43 C37 46 38 49 39 51 C39 38 43 27 48.5 21 C49.5 20 50.5 20 51.5 21 C56 28 59 38 59.5 48 C61 44 63 41 65 40 C68.5 45 70 52 70 59 C74 62 77 67 78 74 Z',
  'M42.5 74 C42.5 64 46 60 50 60 C54 60 57.5 64 57.5 74 Z',
] as const;
