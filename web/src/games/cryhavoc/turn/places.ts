/** C4.3 The upcoming track if a faction takes that place, counted from 1: the others keep their order. */
export function withPlace<F>(track: readonly F[], faction: F, place: number): F[] {
  const others = track.filter((one) => one !== faction);
  return [...others.slice(0, place - 1), faction, ...others.slice(place - 1)];
}
