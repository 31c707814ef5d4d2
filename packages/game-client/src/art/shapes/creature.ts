import { down, ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import { both } from './finish.ts';
import type { Tone } from './tone.ts';

interface EyeLook {
  readonly size?: number;
  /** Iris; black beads when it is left out. */
  readonly iris?: string;
  /** Where it looks, −1 to 1 each way. */
  readonly look?: readonly [number, number];
  /** How far the lid hangs, 0 open to 1 shut; tilted lids look bold. */
  readonly lid?: number;
  readonly lidColour?: string;
  readonly tilt?: number;
}

/** One eye around a point. */
export function eye(x: number, y: number, { size = 7, iris, look = [0, 0], lid = 0, lidColour = '#00000000', tilt = 0 }: EyeLook = {}): Node {
  const [dx, dy] = [look[0] * size * 0.28, look[1] * size * 0.28];
  const bead: Node[] = [
    { d: ellipse(dx, dy, size * 0.55, size * 0.6), fill: '#140a12' },
    { d: ellipse(dx - size * 0.18, dy - size * 0.24, size * 0.2), fill: '#ffffff' },
    { d: ellipse(dx + size * 0.2, dy + size * 0.2, size * 0.09), fill: '#ffffffb3' },
  ];
  if (!iris) return group(bead, { move: [x, y], scale: 1.25 });
  return group([
    { d: ellipse(0, 0, size, size * 1.04), fill: radial([0, size * 0.2], size * 1.1, '#ffffff', '#e4e9f2'), stroke: '#140a12', width: size * 0.26 },
    { d: ellipse(dx, dy, size * 0.68), fill: radial([dx, dy + size * 0.3], size * 0.7, '#ffffff', [0.2, iris], iris) },
    ...bead,
    ...(lid > 0 ? [group([{ d: `M${-size * 1.3} ${-size * 1.4}H${size * 1.3}V${size * (lid * 2 - 1)}Q0 ${size * (lid * 2 - 1.25)} ${-size * 1.3} ${size * (lid * 2 - 1)}z`, fill: lidColour, stroke: '#140a12', width: size * 0.2 }], { turn: tilt, clip: ellipse(0, 0, size * 1.12, size * 1.16) })] : []),
  ], { move: [x, y] });
}

/** Two eyes, mirrored across the symbol's middle. @param x the left one's middle */
export const eyes = (x: number, y: number, look: EyeLook = {}): Node[] => [
  eye(x, y, look),
  eye(100 - x, y, { ...look, tilt: -(look.tilt ?? 0), look: [look.look?.[0] ?? 0, look.look?.[1] ?? 0] }),
];

const EARS = {
  round: 'M20 44C4 34 6 10 24 10C36 10 42 20 42 30z',
  pointed: 'M15 46L16 5Q34 12 44 30z',
  long: 'M28 42C10 24 14 -2 26 1C38 4 42 22 42 36z',
  hanging: 'M24 28C6 26 2 56 12 72C22 72 30 50 34 34z',
  horn: 'M26 34C6 34 0 18 8 4C12 16 22 18 36 22z',
} as const;
export type Ear = keyof typeof EARS;

/** Both ears, or horns, of a head that fills the symbol. Drawn before the head. */
export const ears = (kind: Ear, tone: Tone, inside?: string): Node[] =>
  both(
    { d: EARS[kind], fill: linear([8, 8], [42, 40], tone.light, tone.base, tone.dark), stroke: tone.ink, width: 2.8 },
    ...(inside ? [group([{ d: EARS[kind], fill: inside }], { move: [9, 10], scale: 0.64 })] : []),
  );

const HEADS = {
  round: 'M50 18C78 18 90 38 90 58C90 80 72 93 50 93C28 93 10 80 10 58C10 38 22 18 50 18z',
  broad: 'M50 20C72 18 92 30 93 52C94 70 84 78 74 84C66 92 58 94 50 94C42 94 34 92 26 84C16 78 6 70 7 52C8 30 28 18 50 20z',
  long: 'M50 14C70 14 82 28 80 46C78 62 70 70 68 82C66 92 58 96 50 96C42 96 34 92 32 82C30 70 22 62 20 46C18 28 30 14 50 14z',
  pointed: 'M50 20C70 16 90 30 92 50C86 66 70 74 60 88C56 94 44 94 40 88C30 74 14 66 8 50C10 30 30 16 50 20z',
} as const;

/** A head seen from the front, lit from above. */
export const head = (kind: keyof typeof HEADS, tone: Tone): Node[] => [
  { d: HEADS[kind], fill: radial([42, 36], 66, tone.shine, [0.22, tone.light], [0.58, tone.base], tone.dark), stroke: tone.ink, width: 3 },
  { d: 'M22 44C26 30 38 25 52 26', stroke: '#ffffff8c', width: 3.4 },
];

/** Nose and mouth on their lighter patch. @param y the nose's middle */
export const muzzle = (y: number, tone: Tone, { width = 24, nose = '#2a1218', smile = true } = {}): Node[] => [
  { d: ellipse(50, y + 8, width, width * 0.66), fill: radial([46, y], width * 1.2, tone.shine, tone.light, tone.base), stroke: tone.ink, width: 1.6, opacity: 0.96 },
  { d: `M${50 - width * 0.36} ${y - 4}Q50 ${y - 8} ${50 + width * 0.36} ${y - 4}Q${50 + width * 0.3} ${y + 6} 50 ${y + 7}Q${50 - width * 0.3} ${y + 6} ${50 - width * 0.36} ${y - 4}z`, fill: down(y - 8, y + 7, '#6a4650', nose) },
  { d: ellipse(46, y - 3, 2.6, 1.4), fill: '#ffffffb3' },
  { d: smile ? `M50 ${y + 7}v4M${50 - width * 0.46} ${y + 10}Q${50 - width * 0.2} ${y + 17} 50 ${y + 11}Q${50 + width * 0.2} ${y + 17} ${50 + width * 0.46} ${y + 10}` : `M50 ${y + 7}v5M${50 - width * 0.4} ${y + 15}Q50 ${y + 10} ${50 + width * 0.4} ${y + 15}`, stroke: nose, width: 2.2 },
];

/** A bird's beak, pointing down. */
export const beak = (y: number, tone: Tone, size = 12): Node[] => [
  { d: `M${50 - size} ${y - 3}Q50 ${y - size} ${50 + size} ${y - 3}Q${50 + size * 0.4} ${y + size * 0.6} 50 ${y + size * 1.3}Q${50 - size * 0.4} ${y + size * 0.6} ${50 - size} ${y - 3}z`, fill: linear([38, y - 8], [62, y + 12], tone.shine, tone.base, tone.dark), stroke: tone.ink, width: 2.4 },
  { d: `M${50 - size * 0.7} ${y}Q50 ${y + 4} ${50 + size * 0.7} ${y}`, stroke: tone.ink, width: 1.6 },
];

/** Rosy cheeks, mirrored. */
export const cheeks = (x: number, y: number, colour: string): Node[] =>
  both({ d: ellipse(x, y, 7, 4.6), fill: radial([x, y], 7, `${colour}b3`, `${colour}00`) });

/** Feathers or fur in rows, each a rounded tuft, between two rows' heights. */
export const tufts = (rows: readonly (readonly [y: number, from: number, to: number, count: number])[], tone: Tone): Node[] =>
  rows.flatMap(([y, from, to, count]) =>
    Array.from({ length: count }, (_, index): Node => {
      const [w, x] = [(to - from) / count, from + ((to - from) * index) / count];
      return { d: `M${x} ${y}q${w / 2} ${w * 1.1} ${w} 0`, fill: index % 2 ? tone.base : tone.light, stroke: tone.ink, width: 1.4 };
    }),
  );

/** A wing from a point, spread to the left; mirror it with `both`. */
export const wing = (x: number, y: number, size: number, tone: Tone, turn = 0): Node =>
  group([
    { d: 'M0 0C-14-30-52-38-84-26C-74-20-74-18-80-8C-68-6-66-2-68 8C-56 6-54 10-52 18C-40 12-34 16-30 20C-18 16-6 10 0 0z', fill: linear([-80, -30], [0, 16], tone.shine, tone.light, tone.base, tone.dark), stroke: tone.ink, width: 2.8 },
    { d: 'M-4-2C-22-18-48-22-74-22M-6 2C-22-8-44-10-72-6M-8 6C-22 2-36 2-60 8', stroke: tone.ink, width: 1.6, opacity: 0.6 },
  ], { move: [x, y], turn, scale: size / 84 });
