/** Seats stand for sides here: we know the colours of no game that we do not know. */
const SIDE = 'seat-';

/** The pips of a number, on three rows of three; the tenth seat has none. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568', '0234568', '01235678', '012345678'];

export const sideOf = (seat: number): string => `${SIDE}${seat + 1}`;

/** What stands on the sign of a side, by the last digit of the seat; nothing if no seat is known. */
export function pipsOf(side: string): number[] {
  return side.startsWith(SIDE) ? [...PIPS[Number(side.at(-1))]!].map(Number) : [];
}
