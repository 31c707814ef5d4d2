import { box, down, ellipse, group, linear, radial, star, type Colours, type Node } from '../../picture/picture.ts';
import { faded } from '../shapes/tone.ts';
import { spreadOf, type SceneLayer } from './frame.ts';

/** Stars down to a height, a few of them glinting. */
export const stars = (count: number, down = 0.6, colour = '#eaf2ff'): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = [spreadOf(index, 1) * width, spreadOf(index * 3, 2) ** 1.3 * height * down];
    const size = unit * (index % 9 === 0 ? 0.9 : 0.2 + (index % 4) * 0.08);
    return { d: index % 9 === 0 ? star(x, y, size, size * 0.14, 4) : ellipse(x, y, size), fill: colour, opacity: 0.9 - (y / height) * 0.6 };
  });

/** A moon or a sun with its disc. */
export const disc = (x: number, y: number, size: number, colours: Colours): SceneLayer => ({ width, height, unit }) => [
  { d: ellipse(x * width, y * height, size * unit), fill: radial([x * width - size * unit * 0.3, y * height - size * unit * 0.3], size * unit * 1.5, ...colours) },
];

/** Beams from a point. */
export const beams = (x: number, y: number, colour: string, count = 16, alpha = 0.35): SceneLayer => ({ width, height }) => {
  const reach = Math.hypot(width, height);
  return Array.from({ length: count }, (_, index) =>
    group([{ d: `M0 0L${reach} ${-reach * 0.06}V${reach * 0.06}z`, fill: linear([0, 0], [reach * 0.8, 0], faded(colour, alpha), faded(colour, 0)) }], { move: [x * width, y * height], turn: (index * 360) / count + 6 }),
  );
};

/** A line of hills (`jag` 0), mountains (0.5) or crags (1) from `y` up by `rise`, filled down to the foot. */
export const ridge = (y: number, rise: number, colours: Colours, { waves = 3, phase = 0, jag = 0, edge = '' } = {}): SceneLayer => ({ width, height }) => {
  const steps = 72;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const t = (index / steps) * waves * Math.PI;
    const hill = 0.5 + 0.5 * Math.sin(t + phase);
    const peak = 1 - Math.abs(((t / Math.PI + phase) % 1) * 2 - 1);
    const rough = jag * 0.22 * (spreadOf(index, phase + 3) - 0.5);
    return `${((index / steps) * width).toFixed(1)} ${((y - rise * (hill * (1 - jag) + peak * jag + rough)) * height).toFixed(1)}`;
  });
  return [
    { d: `M0 ${height}L${points.join('L')}L${width} ${height}z`, fill: down((y - rise) * height, Math.min(1, y + 0.22) * height, ...colours) },
    ...(edge ? [{ d: `M${points.join('L')}`, stroke: edge, width: height * 0.0025 }] : []),
  ];
};

/** Clouds or mist banks at their places: [x, y, size in units]. */
export const clouds = (places: readonly (readonly [number, number, number])[], colour: string, alpha = 0.8): SceneLayer => ({ width, height, unit }) =>
  places.map(([x, y, size]) => group([{ d: 'M-60 8C-74 8-72-6-56-6C-52-20-26-22-18-10C-8-24 22-20 24-7C46-13 62-4 56 8z', fill: down(-20, 8, faded(colour, alpha), faded(colour, alpha * 0.25)) }], { move: [x * width, y * height], scale: (size * unit) / 120 }));

/** A bank of mist across the whole width. */
export const mist = (y: number, depth: number, colour: string, alpha = 0.5): SceneLayer => ({ width, height }) => [
  { d: box(0, (y - depth) * height, width, depth * 2 * height), fill: down((y - depth) * height, (y + depth) * height, faded(colour, 0), faded(colour, alpha), faded(colour, 0)) },
];

const TREES = {
  pine: 'M0-100L14-70H7L22-42H11L28-10H4V0H-4V-10H-28L-11-42H-22L-7-70H-14z',
  round: 'M-4 0V-30C-30-26-36-52-22-64C-24-90 4-104 16-86C38-82 40-48 22-40C18-30 8-28 4-30V0z',
  poplar: 'M-3 0V-14C-16-20-16-80 0-100C16-80 16-20 3-14V0z',
  bare: 'M-4 0L-3-46L-22-72L-20-74L-3-56L-2-84L0-100L2-82L3-62L20-80L22-78L4-50L5 0z',
} as const;

/** A row of trees, each a little different. @param size in units */
export const trees = (kind: keyof typeof TREES, y: number, size: number, count: number, colours: Colours): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: count }, (_, index): Node => {
    const scale = ((size * unit) / 100) * (0.7 + 0.6 * spreadOf(index, 5));
    return group([{ d: TREES[kind], fill: down(-100, 0, ...colours) }], { move: [((index + 0.5 + 0.6 * (spreadOf(index, 8) - 0.5)) / count) * width, (y + 0.01 * spreadOf(index, 2)) * height], scale: [index % 2 ? scale : -scale, scale] });
  });

/** Water from `y` down, with the path of a light at `glitterX` when it is given. */
export const water = (y: number, colours: Colours, glitterX?: number, glitter = '#e9f4ff'): SceneLayer => ({ width, height, unit }) => [
  { d: box(0, y * height, width, (1 - y) * height), fill: down(y * height, height, ...colours) },
  ...(glitterX === undefined ? [] : Array.from({ length: 30 }, (_, index): Node => {
    const t = index / 29;
    return { d: ellipse(glitterX * width + Math.sin(index * 4.1) * unit * (1 + t * 5), (y + (1 - y) * t ** 1.4) * height + unit * 0.6, unit * (1 + t * 7) * (0.5 + 0.5 * Math.abs(Math.sin(index * 2.7))), unit * (0.14 + t * 0.34)), fill: glitter, opacity: 0.5 - t * 0.32 };
  })),
  ...Array.from({ length: 36 }, (_, index): Node => {
    const t = spreadOf(index, 4);
    const l = unit * (3 + 9 * t);
    return { d: `M${spreadOf(index, 7) * width} ${(y + (1 - y) * (0.05 + 0.9 * t)) * height}q${l * 0.25} ${-l * 0.12} ${l * 0.5} 0t${l * 0.5} 0`, stroke: glitter, width: unit * (0.12 + 0.2 * t), opacity: 0.26 };
  }),
];

/** A floor with boards or slabs that run to a vanishing point above it. */
export const floor = (y: number, colours: Colours, seam: string, boards = 14): SceneLayer => ({ width, height, unit }) => [
  { d: box(0, y * height, width, (1 - y) * height), fill: down(y * height, height, ...colours) },
  ...Array.from({ length: boards * 3 }, (_, index): Node => {
    const part = (index - boards) / boards;
    return { d: `M${width * (0.5 + (part - 0.5) * 0.6)} ${y * height}L${width * (0.5 + (part - 0.5) * 1.7)} ${height}`, stroke: seam, width: unit * 0.28 };
  }),
  { d: `M0 ${y * height}h${width}`, stroke: seam, width: unit * 0.6 },
];

/** A wall of blocks: `courses` rows of stones or bricks between two heights. */
export const blocks = (from: number, to: number, courses: number, colours: readonly string[], seam: string): SceneLayer => ({ width, height, unit }) => {
  const course = ((to - from) * height) / courses;
  const across = Math.ceil(width / (course * 2)) + 1;
  return Array.from({ length: courses * across }, (_, index): Node => {
    const [row, column] = [Math.floor(index / across), index % across];
    const [x, y] = [(column - (row % 2 ? 0.5 : 0)) * course * 2, from * height + row * course];
    return { d: box(x, y, course * 2, course, course * 0.08), fill: colours[Math.floor(spreadOf(index, 6) * colours.length)] ?? seam, stroke: seam, width: unit * 0.24 };
  });
};

/** Windows and roofs of a town against the sky. @param lit the colour of lit windows */
export const skyline = (y: number, rise: number, colour: string, lit: string, houses = 18): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: houses }, (_, index): Node[] => {
    const w = (width / houses) * 1.12;
    const [x, h] = [(width / houses) * index - w * 0.06, rise * height * (0.45 + 0.55 * spreadOf(index, 9))];
    const top = y * height - h;
    const roof = index % 3 === 0 ? `L${x + w / 2} ${top - w * 0.6}` : index % 3 === 1 ? `V${top - w * 0.12}H${x + w * 0.4}V${top}` : '';
    return [
      { d: `M${x} ${height}V${top}${roof}L${x + w} ${top}V${height}z`, fill: colour },
      ...Array.from({ length: 6 }, (_, window): Node => ({ d: box(x + w * (window % 2 ? 0.58 : 0.2), top + w * (0.25 + Math.floor(window / 2) * 0.42), w * 0.18, w * 0.22, unit * 0.15), fill: lit, opacity: spreadOf(index * 6 + window, 3) > 0.45 ? 0.85 : 0.06 })),
    ];
  }).flat();

/** Out-of-focus lights. */
export const bokeh = (count: number, colours: readonly string[], from = 0, to = 1, size = 3): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: count }, (_, index): Node => {
    const [x, y, r] = [spreadOf(index, 1) * width, (from + (to - from) * spreadOf(index * 3, 4)) * height, size * unit * (0.4 + spreadOf(index, 7))];
    const colour = colours[index % colours.length] ?? '#ffffff';
    return { d: ellipse(x, y, r), fill: radial([x, y], r, faded(colour, 0.5), [0.8, faded(colour, 0.28)], faded(colour, 0)) };
  });

/** The same mark again and again across an area: grass, flowers, cracks, flakes. `mark` is drawn around the origin, 10 units tall. */
export const scattered = (mark: readonly Node[], count: number, area: { left?: number; top: number; width?: number; height: number }, size: number, turn = 0): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: count }, (_, index): Node => {
    const [x, y] = [(area.left ?? 0) + (area.width ?? 1) * spreadOf(index, 1), area.top + area.height * spreadOf(index * 3, 2)];
    return group(mark, { move: [x * width, y * height], turn: turn * (spreadOf(index, 5) - 0.5), scale: ((size * unit) / 10) * (0.65 + 0.7 * spreadOf(index, 4)) });
  });
