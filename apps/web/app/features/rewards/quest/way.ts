import type { QuestStep } from '@croupier/contract/rewards/quest';

type Place = QuestStep['at'];

/** The part of the map that stops stand on, so that none hangs over its edge. */
const MARGIN = 9;

/** Where a stop is drawn, in hundredths of the map. */
export const placeOf = ({ x, y }: Place): Place => ({ x: within(x), y: within(y) });

const within = (hundredths: number): number => MARGIN + (hundredths * (100 - 2 * MARGIN)) / 100;

/** A smooth way through stops, as the path of an SVG (Catmull-Rom, as cubic curves). Empty for less than two. */
export function wayThrough(stops: readonly Place[]): string {
  const points = stops.map(placeOf);
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  const curves = rest.map((to, index) => {
    const from = points[index]!;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[out, into, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
