import { ellipse, group, linear, polygon, type Node } from '../../picture/picture.ts';
import { both, halo, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { ribbon } from '../shapes/things.ts';
import { mix, tone } from '../shapes/tone.ts';

const INK = '#3a1430';
type Point = readonly [number, number];

/** A folded face of paper: flat, a little lighter towards its upper left, with a fine edge. `shade` −1 dark to 1 light. */
function face(colour: string, shade: number, ...points: Point[]): Node {
  const lit = shade >= 0 ? mix(colour, '#ffffff', shade * 0.62) : mix(colour, '#2a0f4a', -shade * 0.55);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { d: polygon(points), fill: linear([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)], mix(lit, '#ffffff', 0.2), lit), stroke: '#ffffffa6', width: 0.9 };
}
/** The silhouette behind the faces, which gives them their common outline. */
const outline = (...points: Point[]): Node => ({ d: polygon(points), fill: INK, stroke: INK, width: 5.5 });

const [RED, GOLD, TEAL, ORANGE, INDIGO, PINK, MINT, VIOLET, BLUE] = ['#e02f3c', '#f7b228', '#12a39a', '#f27a1e', '#3f56c8', '#f06aa0', '#5cc487', '#9a4fd0', '#2f9be0'];

/** A dragon folded of one paper, horns and tail of another. */
const folded = (paper: string, horn: string): Node[] => [
  outline([6, 34], [20, 16], [30, 22], [34, 6], [44, 24], [52, 4], [60, 26], [78, 12], [96, 18], [84, 36], [94, 50], [76, 50], [82, 68], [66, 62], [60, 80], [74, 86], [94, 76], [92, 92], [68, 98], [44, 88], [48, 70], [34, 60], [30, 44], [14, 46]),
  face(paper, -0.4, [44, 24], [96, 18], [84, 36], [56, 46]), face(horn, 0.3, [52, 4], [60, 26], [46, 26]),
  face(paper, -0.1, [56, 46], [84, 36], [94, 50], [76, 50]), face(paper, -0.7, [56, 46], [76, 50], [82, 68], [66, 62]),
  face(paper, 0.35, [60, 26], [78, 12], [96, 18], [70, 32]),
  face(paper, 0.1, [30, 44], [56, 40], [66, 62], [48, 70], [34, 60]), face(paper, -0.35, [56, 40], [66, 62], [48, 70]),
  face(paper, -0.2, [66, 62], [60, 80], [44, 88], [48, 70]), face(paper, 0.2, [60, 80], [74, 86], [68, 98], [44, 88]), face(paper, -0.4, [74, 86], [82, 82], [86, 94], [68, 98]), face(horn, 0.2, [94, 76], [92, 92], [82, 90], [80, 84]),
  face(paper, 0.6, [20, 16], [46, 26], [36, 38], [18, 32]), face(paper, 0.2, [18, 32], [36, 38], [30, 44], [14, 46]),
  face(paper, 0.05, [46, 26], [60, 30], [56, 44], [36, 38]), face(horn, 0.5, [34, 6], [44, 26], [28, 20]),
  face(horn, 0, [6, 34], [20, 16], [18, 32]), face('#ffffff', -0.05, [14, 40], [22, 36], [20, 44]),
  { d: ellipse(29, 29, 3.2), fill: '#fff6d0', stroke: INK, width: 1.6 }, { d: ellipse(28.4, 29, 1.3), fill: INK },
];
const dragon = folded(RED, GOLD);
/** The dragon as the poster shows it. */
export const bareDragon = symbol(...dragon);
/** What free spins may be played with, by the option's order: many small dragons, a pair, a great one. */
export const choices = {
  'choice-0': symbol(...[[2, 6, 0], [48, 2, 6], [24, 46, -4]].map(([x = 0, y = 0, turn = 0]) => group(folded(TEAL, MINT), { move: [x, y], turn, scale: 0.48 }))),
  'choice-1': symbol(group(folded(VIOLET, PINK), { move: [34, 0], turn: 5, scale: 0.64 }), group(folded(RED, GOLD), { move: [0, 30], turn: -4, scale: 0.68 })),
  'choice-2': symbol(halo('#ffb060', 50), ...ring(50, 50, 10, [{ d: 'M-5-50L0-30L5-50z', fill: '#ffd45e66' }]), group(folded(GOLD, RED), { move: [1, 1], scale: 0.98 })),
};
const paperDragon = framed('circle', {
  metal: 'brass', ground: ['#fff6d8', '#ffd070', '#f0823c'], ink: INK,
  inside: [...ring(50, 50, 12, [{ d: 'M-6-60L0 0L6-60z', fill: '#ffffff5c' }]), group(dragon, { move: [11, 6], scale: 0.78 })],
  before: ribbon('WILD', tone(TEAL, INK), 85),
});

const festivalDrum = framed('octagon', {
  metal: 'copper', ground: ['#8af0e0', '#1f9a9a', '#0f3f5a'], ink: INK,
  inside: [
    { d: 'M26 44L74 44L70 78L30 78z', fill: linear([26, 0], [74, 0], '#ff7a5c', RED, '#8a1430'), stroke: INK, width: 2.6 },
    { d: 'M26 48L38 74L50 48L62 74L74 48', stroke: '#fff1c0', width: 2.4 },
    { d: ellipse(50, 40, 27, 12), fill: INK }, { d: ellipse(50, 38, 26, 11), fill: linear([26, 28], [74, 48], '#ffffff', '#f6e0b0', '#d8a860'), stroke: GOLD, width: 3 },
    { d: 'M50 29A9 9 0 0 1 50 47A4.5 4.5 0 0 1 50 38A4.5 4.5 0 0 0 50 29z', fill: RED },
    ...both({ d: 'M12 12L40 36', stroke: INK, width: 7 }, { d: 'M12 12L40 36', stroke: '#e8b070', width: 4 }, { d: ellipse(41, 36, 5), fill: '#fff3d6', stroke: INK, width: 2 }),
  ],
  before: ribbon('FREE', tone(RED, INK), 85),
});

const tiger = symbol(
  halo('#ffb060', 48),
  outline([50, 8], [66, 16], [84, 6], [92, 30], [94, 56], [78, 80], [50, 96], [22, 80], [6, 56], [8, 30], [16, 6], [34, 16]),
  ...both(
    face(ORANGE, 0.35, [16, 6], [34, 16], [24, 34], [8, 30]), face(PINK, 0.3, [18, 12], [28, 18], [20, 28]),
    face(ORANGE, 0.1, [34, 16], [50, 8], [50, 40], [24, 34]), face(ORANGE, -0.15, [8, 30], [24, 34], [30, 60], [6, 56]),
    face('#fff3dc', 0, [6, 56], [30, 60], [36, 82], [22, 80]), face(ORANGE, 0.25, [24, 34], [50, 40], [42, 62], [30, 60]),
    face(INK, 0.05, [50, 14], [50, 24], [36, 20]), face(INK, 0.05, [50, 28], [50, 34], [40, 30]), face(INK, 0.05, [8, 38], [20, 42], [8, 46]), face(INK, 0.05, [8, 50], [18, 52], [8, 56]),
    { d: 'M28 48L42 52L38 58L30 56z', fill: '#ffe27a', stroke: INK, width: 1.8 }, { d: ellipse(36, 53.5, 2.6), fill: INK },
  ),
  face('#fff3dc', 0.5, [42, 62], [50, 58], [58, 62], [64, 82], [50, 96], [36, 82]), face('#fff3dc', -0.2, [50, 72], [64, 82], [50, 96]),
  face('#d8305c', 0, [42, 66], [58, 66], [50, 75]), { d: 'M50 75V84M42 86L50 82L58 86', stroke: INK, width: 2 },
);

const crane = symbol(
  halo('#b0e0ff', 46),
  outline([4, 34], [22, 22], [40, 54], [44, 22], [70, 4], [66, 50], [96, 30], [80, 66], [60, 80], [40, 80], [26, 58], [20, 36]),
  face('#f2f6ff', -0.35, [62, 54], [96, 30], [80, 66], [60, 80]), face('#f2f6ff', -0.1, [44, 22], [70, 4], [64, 56], [52, 66]),
  face('#f2f6ff', 0.6, [44, 22], [52, 66], [40, 56]), face('#f2f6ff', 0.1, [26, 58], [40, 54], [60, 80], [40, 80]),
  face('#f2f6ff', -0.22, [40, 54], [64, 54], [60, 80]), face('#f2f6ff', 0.4, [22, 22], [40, 54], [26, 58], [20, 34]),
  face(RED, 0.2, [4, 34], [22, 22], [20, 36]), face(BLUE, 0.1, [70, 4], [68, 30], [55, 15]), face(BLUE, -0.1, [96, 30], [88, 48], [78, 43]),
);

const koi = symbol(
  halo('#8af0e8', 45),
  outline([6, 46], [26, 26], [54, 24], [72, 40], [96, 22], [88, 48], [94, 78], [70, 58], [52, 74], [34, 84], [34, 68], [18, 62]),
  face(ORANGE, -0.3, [54, 24], [44, 10], [34, 25]), face(ORANGE, 0.2, [72, 40], [96, 22], [82, 50]), face(ORANGE, -0.35, [70, 56], [82, 50], [94, 78]),
  face('#fff6ee', 0.4, [6, 46], [26, 26], [32, 44]), face('#fff6ee', -0.1, [6, 46], [32, 44], [34, 68], [18, 62]),
  face(ORANGE, 0.4, [26, 26], [54, 24], [32, 44]), face(ORANGE, 0, [32, 44], [54, 24], [58, 48]), face('#fff6ee', 0.2, [54, 24], [72, 40], [58, 48]),
  face(ORANGE, -0.2, [58, 48], [72, 40], [84, 50], [70, 58]), face('#fff6ee', -0.25, [32, 44], [58, 48], [34, 68]), face(ORANGE, -0.1, [34, 68], [58, 48], [70, 58], [52, 72]),
  face(ORANGE, 0.1, [34, 68], [44, 70], [34, 84]),
  { d: ellipse(22, 44, 3.6), fill: '#ffffff', stroke: INK, width: 1.6 }, { d: ellipse(21.4, 44, 1.7), fill: INK },
);

const butterfly = symbol(
  halo('#d8a8ff', 45),
  outline([50, 34], [66, 10], [94, 8], [92, 40], [76, 52], [86, 74], [68, 90], [50, 66], [32, 90], [14, 74], [24, 52], [8, 40], [6, 8], [34, 10]),
  ...both(
    face(VIOLET, 0.45, [6, 8], [34, 10], [28, 30]), face(VIOLET, 0.1, [6, 8], [28, 30], [8, 40]), face(VIOLET, -0.25, [34, 10], [50, 34], [50, 52], [28, 30]),
    face(VIOLET, -0.5, [8, 40], [28, 30], [50, 52], [24, 52]), face(PINK, 0.3, [24, 52], [50, 54], [32, 72]), face(PINK, -0.1, [24, 52], [32, 72], [14, 74]),
    face(PINK, -0.35, [32, 72], [50, 54], [50, 66], [32, 90]), face(GOLD, 0.3, [14, 74], [32, 72], [32, 90]),
  ),
  face(INDIGO, 0, [46, 30], [50, 22], [54, 30], [53, 72], [50, 80], [47, 72]), ...both({ d: 'M49 24L40 10', stroke: INK, width: 2.4 }),
);

const petal = (colour: string): Node[] => [face(colour, 0.5, [0, 0], [-13, -22], [0, -44]), face(colour, -0.05, [0, 0], [13, -22], [0, -44])];
const PETALS = [[-78, 0.96, '#d83a86'], [78, 0.96, '#d83a86'], [-44, 1.2, '#f0589a'], [44, 1.2, '#f0589a'], [-20, 1.36, '#ff8ab8'], [20, 1.36, '#ff8ab8'], [0, 1.5, '#ffa8c8']] as const;
const lotus = symbol(
  face(MINT, 0.1, [6, 74], [50, 66], [50, 90], [20, 90]), face(MINT, -0.3, [94, 74], [50, 66], [50, 90], [80, 90]),
  ...PETALS.map(([turn, scale]) => group([outline([0, 0], [-13, -22], [0, -44], [13, -22])], { move: [50, 84], turn, scale })),
  ...PETALS.map(([turn, scale, colour]) => group(petal(colour), { move: [50, 84], turn, scale })),
);

const paperBoat = symbol(
  outline([50, 14], [72, 52], [96, 46], [80, 86], [20, 86], [4, 46], [28, 52]),
  face(BLUE, 0.55, [50, 14], [28, 60], [50, 64]), face(BLUE, 0.1, [50, 14], [72, 60], [50, 64]),
  face(BLUE, 0.3, [4, 46], [50, 64], [44, 86], [20, 86]), face(BLUE, -0.25, [96, 46], [50, 64], [44, 86], [80, 86]),
  face(RED, 0.2, [50, 14], [43, 30], [57, 30]),
);

const sail: Node[] = [face(GOLD, 0.3, [0, 0], [-2, -42], [30, -42]), face(RED, 0.1, [0, 0], [30, -42], [22, -18])];
const pinwheel = symbol(
  { d: 'M50 50V97', stroke: INK, width: 8 }, { d: 'M50 50V97', stroke: '#d8a060', width: 4.4 },
  group([
    ...ring(0, 0, 4, [{ d: 'M0 0L-2-42L30-42L22-18z', fill: INK, stroke: INK, width: 5 }]),
    ...[0, 90, 180, 270].map((turn, index) => group(index % 2 ? [face(TEAL, 0.35, [0, 0], [-2, -42], [30, -42]), face(TEAL, -0.2, [0, 0], [30, -42], [22, -18])] : sail, { turn })),
    { d: ellipse(0, 0, 6), fill: '#fff6d8', stroke: INK, width: 2.2 },
  ], { move: [50, 46], turn: 14, scale: 0.9 }),
);

const starArm: Node[] = [face(MINT, 0.55, [0, 0], [-15, -20], [0, -46]), face(MINT, -0.2, [0, 0], [15, -20], [0, -46])];
const paperStar = symbol(
  ...ring(50, 52, 5, [{ d: 'M0 0L-15-20L0-46L15-20z', fill: INK, stroke: INK, width: 5.5 }]),
  ...ring(50, 52, 5, starArm),
);

export const symbols = { 'paper-dragon': paperDragon, 'festival-drum': festivalDrum, tiger, crane, koi, butterfly, lotus, 'paper-boat': paperBoat, pinwheel, 'paper-star': paperStar };
