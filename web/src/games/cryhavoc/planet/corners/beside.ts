/** The corners of the pane that the round planet leaves free. */

/** The width of the corner outside the disc, down to `down` from the edge; half the pane where the disc does not reach. */
export function besideDisc(width: number, height: number, down: number): number {
  const radius = Math.min(width, height) / 2;
  const off = height / 2 - down;
  return off >= radius ? width / 2 : width / 2 - Math.sqrt(radius * radius - off * off);
}
