import { ellipse, radial, type Node, type Picture } from '../../picture/picture.ts';

const STEPS = 120;
/** Six arcs, which pass below and above in turn. */
const ARCS = [0, 2, 4, 1, 3, 5];

/** A trefoil of rope: the three low arcs first, then the three high ones across them. */
export const knot: Picture = {
  width: 100,
  height: 100,
  nodes: [{ d: ellipse(50, 48, 46), fill: radial([50, 48], 46, '#e8b36a80', '#e8b36a00') }, ...ARCS.flatMap(arc)],
};

function point(step: number): readonly [number, number] {
  const t = (step / STEPS) * 2 * Math.PI;
  return [50 + 14 * (Math.sin(t) + 2 * Math.sin(2 * t)), 43 - 14 * (Math.cos(t) - 2 * Math.cos(2 * t))];
}

function arc(index: number): Node[] {
  const [first, last] = [index * 20, index * 20 + 20];
  const steps = Array.from({ length: 23 }, (_, step) => first - 1 + step);
  const run = `M${steps.map((step) => at(point(step))).join('L')}`;
  const strands = Array.from({ length: 10 }, (_, strand) => first + strand * 2 + 1).filter((step) => step < last);
  return [
    { d: run, stroke: '#2b1606', width: 15.5, sharp: true },
    { d: run, stroke: '#b47a34', width: 11 },
    { d: run, stroke: '#dfae66', width: 8.2 },
    ...strands.map((step): Node => ({ d: strandOf(step, 5), stroke: '#7d4f1c', width: 1.7 })),
    ...strands.map((step): Node => ({ d: strandOf(step + 0.8, 2.6), stroke: '#fff0c8', width: 2.2, opacity: 0.8 })),
  ];
}

/** A slanted bow across the rope, half as wide as `reach`. */
function strandOf(step: number, reach: number): string {
  const [x, y] = point(step);
  const [nextX, nextY] = point(step + 0.5);
  const length = Math.hypot(nextX - x, nextY - y) || 1;
  const [alongX, alongY] = [(nextX - x) / length, (nextY - y) / length];
  const end = (side: number) => [x + side * (-alongY * reach + alongX * reach * 0.55), y + side * (alongX * reach + alongY * reach * 0.55)] as const;
  return `M${at(end(-1))}L${at(end(1))}`;
}

function at([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
