import type { Place } from '../table/board.ts';

export type Way = 'left' | 'right' | 'up' | 'down';

/** The name of the next place that way, the one most nearly straight ahead; the same where there is none. */
export function nearestIn(
  way: Way,
  from: string,
  names: readonly string[],
  places: Readonly<Record<string, Place>>,
): string {
  const here = middleOf(places[from]);
  // Where nothing is drawn they stand one after another.
  if (!here) return names[names.indexOf(from) + (way === 'left' || way === 'up' ? -1 : 1)] ?? from;
  let [best, least] = [from, Infinity];
  for (const name of names) {
    const there = middleOf(places[name]);
    if (!there || name === from) continue;
    const [right, down] = [there.x - here.x, there.y - here.y];
    const ahead = { left: -right, right, up: -down, down }[way];
    const aside = Math.abs(way === 'left' || way === 'right' ? down : right);
    const cost = ahead + aside * 2;
    if (ahead > 1 && cost < least) [best, least] = [name, cost];
  }
  return best;
}

const middleOf = (place: Place | undefined) =>
  place && { x: place.x + place.width / 2, y: place.y + place.height / 2 };
