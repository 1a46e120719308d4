/** A line of play in words. */

const LONGEST = 3; // deeds that are repeated together

/** What is done several times in a row is said once: "a; b (×5); c". */
export function inShort(deeds: readonly string[]): string {
  const told: string[] = [];
  for (let at = 0; at < deeds.length;) {
    const [width, times] = repeated(deeds.slice(at));
    told.push(deeds.slice(at, at + width).join('; ') + (times > 1 ? ` (×${times})` : ''));
    at += width * times;
  }
  return told.join('; ');
}

/** How many deeds it begins with are repeated together, and how often they are done. */
function repeated(deeds: readonly string[]): [width: number, times: number] {
  let most: [number, number] = [1, 1];
  for (let width = 1; width <= LONGEST; width++) {
    let times = 1;
    while (deeds.slice(0, width).every((deed, n) => deed === deeds[times * width + n])) times++;
    if (times > 1 && width * times > most[0] * most[1]) most = [width, times];
  }
  return most;
}
