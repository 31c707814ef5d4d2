import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { symbols } from './symbols.ts';

/** Morning over the orchard: sky, sun rays, hills in three depths, trees heavy with fruit at both sides. */
export function backdrop(width: number, height: number): Picture {
  const unit = Math.min(height, width * 1.35) / 100;
  const horizon = height * 0.62;
  return {
    width,
    height,
    nodes: [
      { d: box(0, 0, width, height), fill: down(0, height * 0.75, '#3fb3e0', [0.35, '#8fdcec'], [0.7, '#fdf0c4'], '#ffd48a') },
      ...rays(width * 0.5, height * 0.16, Math.hypot(width, height)),
      { d: ellipse(width * 0.5, height * 0.16, unit * 60), fill: radial([width * 0.5, height * 0.16], unit * 60, '#fffbe0f2', [0.25, '#fff0a899'], '#ffe07a00') },
      cloud(width * 0.14, height * 0.13, unit * 0.16), cloud(width * 0.84, height * 0.2, unit * 0.14), cloud(width * 0.7, height * 0.07, unit * 0.1),
      hill(width, height, horizon, 0.055, 1.3, 0.4, ['#a6d98a', '#6fb56a']),
      ...grove(width, horizon + height * 0.015, unit * 0.055, 26, '#4f9a58'),
      hill(width, height, horizon + height * 0.07, 0.05, 1.9, 2.1, ['#93d160', '#4f9f45']),
      ...grove(width, horizon + height * 0.1, unit * 0.085, 15, '#3d8a45'),
      hill(width, height, horizon + height * 0.16, 0.045, 1.1, 4, ['#7cc84a', '#2f7d33']),
      tree(width * 0.02, height * 0.86, unit * 0.36, 0), tree(width * 0.985, height * 0.88, unit * 0.38, 1),
      ...(width > height * 1.1 ? [tree(width * 0.155, height * 0.95, unit * 0.27, 1), tree(width * 0.865, height * 0.96, unit * 0.26, 0)] : []),
      { d: box(0, height * 0.86, width, height * 0.14), fill: down(height * 0.86, height, '#1f5a2400', '#12401acc') },
      ...flowers(width, height, unit),
      { d: box(0, 0, width, height), fill: radial([width / 2, height * 0.45], Math.hypot(width, height) * 0.62, [0.55, '#5a2a0000'], '#3a140059') },
    ],
  };
}

function rays(x: number, y: number, reach: number): Node[] {
  return Array.from({ length: 16 }, (_, index) =>
    group([{ d: `M0 0L${reach} ${-reach * 0.07}V${reach * 0.07}z`, fill: linear([0, 0], [reach * 0.8, 0], '#fffbe066', '#fffbe000') }], { move: [x, y], turn: index * 22.5 + 6 }),
  );
}

function hill(width: number, height: number, y: number, swell: number, waves: number, phase: number, colours: readonly string[]): Node {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = (width * index) / 40;
    return `${x.toFixed(1)} ${(y - height * swell * Math.sin((index / 40) * waves * Math.PI * 2 + phase)).toFixed(1)}`;
  });
  return { d: `M0 ${height}L${points.join('L')}L${width} ${height}z`, fill: down(y - height * swell, y + height * 0.25, ...colours), stroke: '#ffffff33', width: 2 };
}

const cloud = (x: number, y: number, scale: number): Node =>
  group([
    { d: 'M-48 12C-62 12-60-8-44-8C-42-26-14-30-6-16C4-30 34-24 34-8C54-12 60 12 44 12z', fill: down(-26, 14, '#ffffff', '#ffffffb3') },
  ], { move: [x, y], scale });

function grove(width: number, y: number, scale: number, count: number, colour: string): Node[] {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + 0.3 * Math.sin(index * 5.1)) * width) / count;
    const dy = Math.sin(index * 2.3) * 14 * scale;
    return group([{ d: 'M-3 0h6v26h-6z', fill: '#6b4a2a' }, { d: ellipse(0, -12, 26, 24), fill: radial([-8, -20], 40, '#c4e87a', colour) }], { move: [x, y + dy], scale });
  });
}

const CROWN: readonly (readonly [number, number, number])[] = [[-30, -60, 26], [4, -78, 30], [34, -58, 26], [-44, -34, 22], [46, -34, 22], [-12, -40, 30], [20, -34, 28]];
const FRUIT: readonly (readonly [number, number])[] = [[-34, -56], [2, -82], [34, -62], [-46, -30], [46, -30], [-10, -48], [18, -38], [-22, -76], [-24, -24], [28, -16]];

function tree(x: number, y: number, scale: number, kind: 0 | 1): Node {
  const fruit = kind === 0 ? symbols.cherry : symbols.lemon;
  return group([
    { d: 'M-7 30C-4 6-6-20-14-34L-6-38L0-22L8-42L15-38C8-18 6 6 11 30Q2 26-7 30z', fill: linear([-14, 0], [14, 0], '#5a3216', '#9a6234', '#4a260e') },
    ...CROWN.map(([cx, cy, r]): Node => ({ d: ellipse(cx, cy + 4, r), fill: '#1f5f2e' })),
    ...CROWN.map(([cx, cy, r]): Node => ({ d: ellipse(cx, cy, r), fill: radial([cx - r * 0.35, cy - r * 0.45], r * 1.4, '#cdf07a', [0.45, '#62b545'], '#27783a') })),
    ...FRUIT.map(([fx, fy]): Node => group(fruit.nodes, { move: [fx - 8, fy - 6], scale: 0.17 })),
  ], { move: [x, y], scale });
}

function flowers(width: number, height: number, unit: number): Node[] {
  const colours = ['#fff4f4', '#ffd0dc', '#ffe38a', '#ff9aa6'];
  return Array.from({ length: 46 }, (_, index) => {
    const x = ((index * 61.8) % 100) / 100;
    const y = 0.885 + (((index * 37.7) % 100) / 100) * 0.11;
    return group([
      { d: 'M0 0Q1 8 0 14', stroke: '#2f7a33', width: 2 },
      ...[0, 72, 144, 216, 288].map((turn): Node => group([{ d: ellipse(0, -4, 2.8, 4), fill: colours[index % 4] ?? '#fff' }], { turn })),
      { d: ellipse(0, 0, 2.2), fill: '#f2b01e' },
    ], { move: [x * width, y * height], scale: unit * 0.14 * (0.6 + (y - 0.88) * 8) });
  });
}
