import { ellipse, radial, type Node, type Picture } from '../../picture/picture.ts';

const STEPS = 96;

/** A trefoil of rope. Short pieces are drawn from the lowest to the highest, so it truly goes over and under. */
export const knot: Picture = {
  width: 100,
  height: 100,
  nodes: [
    { d: ellipse(50, 50, 46), fill: radial([50, 50], 46, '#e8b36a80', '#e8b36a00') },
    ...Array.from({ length: STEPS }, (_, step) => step)
      .sort((a, b) => height(a) - height(b))
      .flatMap(piece),
  ],
};

function height(step: number): number {
  return -Math.sin((step / STEPS) * 6 * Math.PI);
}

function point(step: number): readonly [number, number] {
  const t = (step / STEPS) * 2 * Math.PI;
  return [50 + 14.2 * (Math.sin(t) + 2 * Math.sin(2 * t)), 55 - 14.2 * (Math.cos(t) - 2 * Math.cos(2 * t))];
}

function piece(step: number): Node[] {
  const [from, middle, to] = [point(step - 0.9), point(step), point(step + 0.9)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const run = `M${at(from)}L${at(middle)}L${at(to)}`;
  const light = (height(step) + 1) / 2;
  const strand = `M${at([middle[0] - nx * 4.6 - dx * 0.5, middle[1] - ny * 4.6 - dy * 0.5])}L${at([middle[0] + nx * 4.6 + dx * 0.5, middle[1] + ny * 4.6 + dy * 0.5])}`;
  return [
    { d: run, stroke: '#2b1606', width: 14.5, sharp: true },
    { d: run, stroke: light > 0.6 ? '#e9bd78' : light > 0.3 ? '#d6a55e' : '#b98846', width: 10.6 },
    ...(step % 2 ? [] : [{ d: strand, stroke: '#7d4f1c', width: 1.5 }, { d: `M${at([middle[0] - nx * 2.6, middle[1] - ny * 2.6])}L${at([middle[0] - nx * 2.6 + dx * 0.3, middle[1] - ny * 2.6 + dy * 0.3])}`, stroke: '#fff0c8', width: 1.8, opacity: 0.7 }]),
  ];
}
