import { cat, cream, ginger, INK } from '../../art/roof-cats/pieces.ts';
import { outlined } from '../../art/shapes/finish.ts';
import { box, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';

/** Pictures of a stride. */
export const STRIDE = 6;
/** How wide the cat is for its height. */
export const CAT_RATIO = 1.3;
const [WIDTH, HEIGHT] = [130, 100];

interface Pose {
  /** Feet: two hind ones, two fore ones, each how far forward and how high, from under its hip. */
  readonly feet: readonly (readonly [forward: number, up: number])[];
  /** The back's height and its arch. */
  readonly back: number;
  readonly arch: number;
  readonly head: readonly [x: number, y: number, turn: number];
  readonly tail: string;
  readonly bristles?: boolean;
}

const FLAT_TAIL = 'M24 56C8 54 2 40 8 26C10 18 18 18 18 24';

/** The cat in everything it does, facing right, and mirrored. Widths in heights of a floor. */
export function catPieces(): Record<string, Piece> {
  const walk = Array.from({ length: STRIDE }, (_, at): [string, Picture] => [
    `walk${at}`,
    side(stride(at / STRIDE)),
  ]);
  const poses: [string, Picture][] = [
    ...walk,
    ['crouch', side(CROUCH)],
    ['leap', side(LEAP)],
    ['startled', side(STARTLED)],
    ['fall', side(FALL)],
  ];
  const mirrored = poses.map(([name, { nodes }]): [string, Picture] => [
    `${name}-back`,
    { width: WIDTH, height: HEIGHT, nodes: [group(nodes, { move: [WIDTH, 0], scale: [-1, 1] })] },
  ]);
  return {
    ...Object.fromEntries(
      [...poses, ...mirrored].map(([name, picture]) => [`cat-${name}`, { picture, width: 0.86 }]),
    ),
    'cat-sit': { picture: sitting(TAIL_LEFT), width: 0.6 },
    'cat-purr': { picture: sitting(TAIL_UP, true), width: 0.6 },
  };
}

/** A foot goes back along the ground and forward through the air. */
function stride(phase: number): Pose {
  const foot = (shift: number): readonly [number, number] => {
    const angle = (phase + shift) * 2 * Math.PI;
    return [Math.sin(angle) * 10, Math.max(0, Math.cos(angle)) * 7];
  };
  const bob = Math.sin(phase * 4 * Math.PI) * 1.4;
  return {
    feet: [foot(0), foot(0.5), foot(0.25), foot(0.75)],
    back: 44 + bob,
    arch: 0,
    head: [82, 8 + bob, Math.sin(phase * 2 * Math.PI) * 2],
    tail: FLAT_TAIL,
  };
}

const CROUCH: Pose = {
  feet: [
    [10, 0],
    [14, 0],
    [2, 0],
    [6, 0],
  ],
  back: 60,
  arch: 2,
  head: [84, 24, 4],
  tail: 'M24 70C8 72 0 62 4 50C6 44 12 46 12 50',
};
const LEAP: Pose = {
  feet: [
    [-22, 2],
    [-14, 6],
    [20, 30],
    [26, 24],
  ],
  back: 44,
  arch: -4,
  head: [84, 0, -14],
  tail: 'M24 56C10 60 -2 68 2 82C4 88 10 86 10 80',
};
const STARTLED: Pose = {
  feet: [
    [4, 2],
    [8, 2],
    [-8, 2],
    [-4, 2],
  ],
  back: 40,
  arch: 16,
  head: [78, 4, 10],
  tail: 'M26 52C16 40 12 22 14 2',
  bristles: true,
};
const FALL: Pose = {
  feet: [
    [-16, 18],
    [-4, 22],
    [8, 20],
    [18, 16],
  ],
  back: 50,
  arch: -3,
  head: [80, 10, 16],
  tail: 'M26 56C14 48 10 30 16 6',
  bristles: true,
};

const COAT = linear([24, 30], [60, 76], ginger.light, ginger.base, ginger.dark);

function side({ feet, back, arch, head, tail, bristles = false }: Pose): Picture {
  const hips = [34, 42, 78, 86];
  const leg = (index: number): Node[] => {
    const [forward, up] = feet[index]!;
    const [x, y] = [hips[index]!, back + 14];
    const [toX, toY] = [x + forward, 92 - up];
    const knee = index < 2 ? -5 : 3;
    const d = `M${x} ${y}Q${x + forward * 0.3 + knee} ${(y + toY) / 2} ${toX} ${toY}`;
    const far = index % 2 === 0;
    return [
      { d, stroke: INK, width: 14.4 },
      { d, stroke: far ? ginger.dark : ginger.base, width: 10 },
      outlined(ellipse(toX + 3, toY + 2, 7.4, 5), far ? cream.base : cream.light, INK, 1.8),
    ];
  };
  const body = `M26 ${back + 14}C20 ${back - 4} 34 ${back - 12 - arch} 56 ${back - 10 - arch}C80 ${back - 10 - arch} 98 ${back - 8} 98 ${back + 8}C98 ${back + 24} 84 ${back + 28} 62 ${back + 26}C44 ${back + 28} 28 ${back + 28} 26 ${back + 14}z`;
  return {
    width: WIDTH,
    height: HEIGHT,
    nodes: [
      { d: tail, stroke: INK, width: bristles ? 19 : 12 },
      { d: tail, stroke: ginger.base, width: bristles ? 14.6 : 8 },
      { d: tail, stroke: '#a84a1c', width: bristles ? 5 : 2.6, opacity: 0.5 },
      ...leg(0),
      ...leg(2),
      outlined(body, COAT, INK, 2.4),
      group([{ d: ellipse(62, back + 24, 30, 8), fill: cream.base, opacity: 0.8 }], { clip: body }),
      ...[44, 56, 68].map((x): Node => ({
        d: `M${x} ${back - 9 - arch * 0.9}Q${x + 3} ${back} ${x} ${back + 9}`,
        stroke: '#a84a1c',
        width: 4,
      })),
      ...(bristles
        ? [
            {
              d: `M34 ${back - 8 - arch * 0.6}l-3-8 8 4 1-9 7 6 3-9 6 8 6-8 3 9 7-6 1 9 8-3-4 7`,
              fill: ginger.base,
              stroke: INK,
              width: 1.8,
            },
          ]
        : []),
      ...leg(1),
      ...leg(3),
      group(cat, { move: [head[0], head[1]], turn: head[2], scale: 0.46 }),
    ],
  };
}

const TAIL_LEFT = 'M66 84C88 92 98 74 88 60C84 54 90 50 93 54';
const TAIL_UP = 'M66 84C90 84 92 62 84 44C82 36 90 34 92 40';

/** Seen from before; pleased, with its eyes shut. */
const sitting = (tail: string, pleased = false): Picture => ({
  width: 100,
  height: 100,
  nodes: [
    { d: tail, stroke: INK, width: 12 },
    { d: tail, stroke: ginger.base, width: 7.6 },
    outlined(
      'M26 97C20 74 30 50 50 48C70 50 80 74 74 97z',
      radial([44, 60], 46, ginger.light, ginger.base, ginger.dark),
      INK,
      2.4,
    ),
    outlined('M38 62C40 80 42 88 40 97H60C58 88 60 80 62 62C56 70 44 70 38 62z', cream.light, INK, 1.6),
    outlined(ellipse(39, 95, 8.6, 5), cream.shine, INK, 1.8),
    outlined(ellipse(61, 95, 8.6, 5), cream.shine, INK, 1.8),
    group(cat, { move: [16, -4], scale: 0.68 }),
    ...(pleased ? [39, 61].flatMap(shutEye) : []),
  ],
});

const shutEye = (x: number): Node[] => [
  { d: box(x - 9, 25, 18, 16, 8), fill: ginger.base },
  { d: `M${x - 6} 35Q${x} 28 ${x + 6} 35`, stroke: INK, width: 3 },
];
