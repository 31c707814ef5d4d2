import { box, down, ellipse, group, linear, radial, star, type Node } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { both, gloss } from './finish.ts';
import { METALS, mix, type Metal, type Tone } from './tone.ts';

/** A struck coin with a beaded rim. `face` is drawn in its middle, on the 100×100 field. */
export function coin(metal: Metal, ink: string, face: readonly Node[] = []): Node[] {
  const bands = METALS[metal];
  return [
    { d: ellipse(50, 53, 45), fill: ink },
    { d: ellipse(50, 50, 45), fill: linear([12, 8], [88, 92], ...bands), stroke: ink, width: 2.6 },
    { d: ellipse(50, 50, 37.5), fill: linear([88, 92], [12, 8], ...bands), stroke: ink, width: 1.4 },
    ...Array.from({ length: 36 }, (_, index): Node => group([{ d: ellipse(0, -41.2, 1.25), fill: '#fff6d8' }], { move: [50, 50], turn: index * 10 })),
    { d: ellipse(50, 50, 33), fill: radial([42, 36], 48, '#ffffff66', [0.5, '#ffffff00'], '#00000040') },
    ...face,
    { d: 'M18 36A36 36 0 0 1 48 14', stroke: '#ffffffb3', width: 3 },
  ];
}

/** A ball of glass with light in it; `inside` shows through. */
export const orb = (tone: Tone, inside: readonly Node[] = [], r = 42): Node[] => [
  { d: ellipse(50, 50, r), fill: radial([50 - r * 0.2, 50 - r * 0.3], r * 1.35, tone.shine, [0.28, tone.light], [0.6, tone.base], tone.dark), stroke: tone.ink, width: 2.8 },
  group(inside, { clip: ellipse(50, 50, r - 1.5) }),
  { d: ellipse(50, 50 + r * 0.52, r * 0.66, r * 0.36), fill: radial([50, 50 + r * 0.62], r * 0.66, '#ffffff8c', '#ffffff00') },
  gloss(50 - r * 0.3, 50 - r * 0.54, r * 0.42, r * 0.22, -28),
];

/** A toothed wheel around a point. */
export function cog(x: number, y: number, r: number, teeth: number, metal: Metal, ink: string): Node[] {
  const pitch = (2 * Math.PI) / teeth;
  const points = Array.from({ length: teeth }, (_, index) => {
    const at = (part: number, radius: number) => `${(x + radius * Math.cos((index + part) * pitch)).toFixed(2)} ${(y + radius * Math.sin((index + part) * pitch)).toFixed(2)}`;
    return `${at(0, r * 0.8)}L${at(0.12, r)}L${at(0.42, r)}L${at(0.54, r * 0.8)}`;
  });
  const d = `M${points.join('L')}z`;
  return [
    { d, fill: linear([x - r, y - r], [x + r, y + r], ...METALS[metal]), stroke: ink, width: Math.max(1.2, r * 0.06) },
    { d: ellipse(x, y, r * 0.6), fill: linear([x + r, y + r], [x - r, y - r], ...METALS[metal]), stroke: ink, width: r * 0.05 },
    { d: ellipse(x, y, r * 0.24), fill: ink },
    { d: ellipse(x, y, r * 0.16), fill: radial([x - r * 0.05, y - r * 0.05], r * 0.2, '#fff6d8', METALS[metal][4]?.[1] ?? '#888888') },
  ];
}

/** A leaf from a point, to the right before it is turned. */
export const leaf = (x: number, y: number, turn: number, length: number, { shine, light, base, dark, ink }: Tone): Node =>
  group([
    { d: 'M0 0C8-13 22-13 30-2C22 9 8 9 0 0z', fill: linear([0, -10], [24, 10], light, base, dark), stroke: ink, width: 2.2 },
    { d: 'M2 0Q14-4 27-2', stroke: shine, width: 1.3, opacity: 0.8 },
  ], { move: [x, y], turn, scale: length / 30 });

/** A flower of round petals around a point. */
export const flower = (x: number, y: number, size: number, petals: number, tone: Tone, heart: Tone): Node =>
  group([
    ...Array.from({ length: petals }, (_, index): Node => group([
      { d: 'M0 6C-17-2-16-34 0-42C16-34 17-2 0 6z', fill: down(-42, 6, tone.shine, [0.35, tone.light], [0.7, tone.base], tone.dark), stroke: tone.ink, width: 2.4 },
      { d: 'M0-6V-30', stroke: tone.shine, width: 1.4, opacity: 0.7 },
    ], { turn: (index * 360) / petals })),
    { d: ellipse(0, 0, 12), fill: radial([-3, -4], 14, heart.shine, heart.light, heart.base, heart.dark), stroke: heart.ink, width: 2 },
    ...Array.from({ length: 7 }, (_, index): Node => ({ d: ellipse(6.4 * Math.cos(index * 0.9), 6.4 * Math.sin(index * 0.9), 1.3), fill: heart.shine })),
  ], { move: [x, y], scale: size / 84 });

/** A flame that stands on a point. */
export const flame = (x: number, y: number, size: number, outer = '#ff7a1e', inner = '#fff3a8'): Node =>
  group([
    { d: 'M0 0C-26 0-28-28-14-46C-13-36-8-33-5-34C-9-52 2-66 12-76C10-58 30-46 24-20C22-6 12 0 0 0z', fill: down(-76, 0, inner, outer, mix(outer, '#7a0d1e', 0.6)) },
    { d: 'M0-3C-13-3-15-18-6-30C-5-22 0-22 1-26C2-36 6-40 8-44C8-32 17-26 13-13C11-6 6-3 0-3z', fill: down(-44, 0, '#ffffff', inner, outer) },
  ], { move: [x, y], scale: size / 76 });

/** A curved ribbon with a word across the symbol's foot: WILD, BONUS, FREE. @param y the ribbon's middle */
export function ribbon(word: string, tone: Tone, y = 80): Node[] {
  const row = letterRow(word, [
    { stroke: tone.ink, width: 40, shift: [0, 5] },
    { stroke: '#fff3c9', width: 23 },
    { stroke: down(0, 100, '#fffbe6', '#ffd766', '#f09a1c'), width: 18 },
  ], 28);
  const scale = Math.min(0.15, 62 / row.width);
  return [
    ...both({ d: `M20 ${y - 6}L2 ${y - 11}L8 ${y + 1}L1 ${y + 12}L20 ${y + 12}z`, fill: linear([0, 0], [22, 0], tone.base, tone.dark), stroke: tone.ink, width: 2.4 }),
    { d: `M11 ${y - 9}Q50 ${y - 19} 89 ${y - 9}V${y + 13}Q50 ${y + 3} 11 ${y + 13}z`, fill: down(y - 17, y + 13, tone.light, [0.3, tone.base], tone.dark), stroke: tone.ink, width: 2.8 },
    { d: `M13.5 ${y - 6}Q50 ${y - 15.5} 86.5 ${y - 6}M13.5 ${y + 9}Q50 ${y - 0.5} 86.5 ${y + 9}`, stroke: '#ffe6a6', width: 1.4 },
    group(row.nodes, { move: [50 - (row.width * scale) / 2, y - 3 - 50 * scale], scale }),
  ];
}

/** A many-pointed badge, behind a word or a number. */
export const seal = (tone: Tone, points = 18): Node[] => [
  { d: star(50, 50, 46, 40, points), fill: linear([14, 10], [86, 90], tone.light, tone.base, tone.dark), stroke: tone.ink, width: 2.6 },
  { d: ellipse(50, 50, 35), fill: radial([44, 38], 46, tone.light, tone.base, tone.dark), stroke: tone.shine, width: 1.6 },
];

/** A small plate with rounded corners, for names and numbers. */
export const plate = (x: number, y: number, w: number, h: number, metal: Metal, ink: string): Node[] => [
  { d: box(x, y, w, h, h * 0.3), fill: linear([x, y], [x + w, y + h], ...METALS[metal]), stroke: ink, width: 2.4 },
  { d: box(x + 2.4, y + 2.4, w - 4.8, h - 4.8, h * 0.24), fill: down(y, y + h, mix(ink, '#ffffff', 0.16), ink) },
];
