/** Seats stand for sides here: the colours of an unknown game's sides are not known. */
const SIDE = 'seat-';

/** The pips of a number, on three rows of three; the tenth seat has none. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568', '0234568', '01235678', '012345678'];

export const sideOf = (seat: number): string => `${SIDE}${seat + 1}`;

/** The pips on a side's symbol, by the last digit of the seat; empty if the seat is unknown. */
export function pipsOf(side: string): number[] {
  return side.startsWith(SIDE) ? [...PIPS[Number(side.at(-1))]!].map(Number) : [];
}
