/** One outline for each swarm, in a box of 100, so that a piece is known without its colour: circle, square, pentagon, four lobes; neutral ones hexagons. */
export const OUTLINES: Record<string, string> = {
  blue: 'M50 4 A46 46 0 1 1 49.99 4 Z',
  red: 'M23 7 H77 A16 16 0 0 1 93 23 V77 A16 16 0 0 1 77 93 H23 A16 16 0 0 1 7 77 V23 A16 16 0 0 1 23 7 Z',
  gold: 'M37.9 9.8 Q50 1 62.1 9.8 L88.3 28.8 Q100.4 37.6 95.8 51.8 L85.8 82.7 Q81.2 96.9 66.2 96.9 L33.8 96.9 Q18.8 96.9 14.2 82.7 L4.2 51.8 Q-.4 37.6 11.7 28.8 Z',
  grey: 'M50 12 A26.5 26.5 0 1 1 88 50 A26.5 26.5 0 1 1 50 88 A26.5 26.5 0 1 1 12 50 A26.5 26.5 0 1 1 50 12 Z',
  neutral:
    'M50 4 L88 25.5 Q91 27.3 91 31 V69 Q91 72.7 88 74.5 L53 95.4 Q50 97 47 95.4 L12 74.5 Q9 72.7 9 69 V31 Q9 27.3 12 25.5 L47 4.6 Q50 3 53 4.6 Z',
};
