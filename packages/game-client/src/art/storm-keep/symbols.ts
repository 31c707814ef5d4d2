import { box, down, ellipse, group, linear, polygon, radial, type Node, type Picture } from '../../picture/picture.ts';
import { ears, eyes, head, muzzle } from '../shapes/creature.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { orb, ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#0b0f1e';
const pelt = tone('#7688a6', INK);
const night = tone('#33406a', INK);
const bone = tone('#e8d8b4', INK);
const crimson = tone('#b8243c', INK);
const charge = tone('#7a4ff0', INK);
const STEEL = METALS.silver;
const BOLT = 'M8-40L-16 4H-2L-10 40L18-8H3z';

const keep = framed('shield', {
  metal: 'silver', ground: ['#c9d8f4', '#5a6fa8', '#1a2450'], ink: INK,
  inside: [
    group([{ d: BOLT, fill: '#fff6c0', stroke: '#e8d0ff', width: 2 }], { move: [76, 30], scale: 0.5, turn: 12 }),
    { d: 'M0 76L22 64L78 62L100 74V100H0z', fill: down(62, 100, '#3a4568', '#12182e'), stroke: INK, width: 2.4 },
    ...[[22, 38, 16], [62, 38, 16]].map(([x = 0, y = 0, w = 0]): Node => ({ d: `M${x} ${y}v-5h4v4h4v-4h4v4h4v-4h${w - 16 + 4}v${40}H${x}z`, fill: linear([x, 0], [x + w, 0], '#dbe3f2', '#8494b6', '#3f4c70'), stroke: INK, width: 2.2 })),
    { d: 'M34 72V24h5v5h5v-5h4v5h4v-5h5v5h5v-5h4V72z', fill: linear([34, 0], [66, 0], '#eef3fc', '#94a3c4', '#4a5880'), stroke: INK, width: 2.4 },
    { d: 'M50 24V6L66 12L50 17', stroke: INK, width: 1.8, fill: crimson.base },
    { d: 'M43 72V60A7 7 0 0 1 57 60V72z', fill: '#1a1420', stroke: INK, width: 2 }, { d: box(47, 38, 6, 10, 3), fill: '#ffe08a', stroke: INK, width: 1.6 }, { d: box(26, 46, 5, 8, 2), fill: '#ffe08a' }, { d: box(70, 46, 5, 8, 2), fill: '#ffe08a' },
  ],
  before: ribbon('FREE', crimson, 82),
});

/** Lightning around the rim; the middle stays calm for the orb's number. */
const arc: Node[] = [{ d: 'M-4-38L2-31L-3-29L4-23', stroke: '#ffffff', width: 2.2 }];
const stormOrb = symbol(
  halo('#9a7aff'),
  ...ring(50, 50, 8, [{ d: 'M-5-42L0-49L5-42z', fill: '#dfe8f6', stroke: INK, width: 1.6 }]),
  { d: ellipse(50, 50, 43), fill: linear([14, 12], [86, 90], ...STEEL), stroke: INK, width: 3 },
  ...orb(charge, [...ring(50, 50, 7, arc), ...ring(50, 50, 7, [{ d: 'M0-36L6-30L2-27L9-21', stroke: '#8af0ff', width: 1.8 }], 24), { d: ellipse(50, 50, 22), fill: radial([50, 50], 22, '#3a1a9ae6', [0.7, '#4a22b499'], '#4a22b400') }], 37),
);

const crown = symbol(
  halo('#ffd76a', 49),
  outlined('M10 74L4 26L27 44L36 14L50 36L64 14L73 44L96 26L90 74z', linear([6, 16], [94, 76], ...METALS.brass), INK, 3),
  ...[[5, 24], [36, 12], [64, 12], [95, 24]].map(([x = 0, y = 0]): Node => ({ d: ellipse(x, y, 4.6), fill: radial([x - 1, y - 1], 5, '#ffffff', '#8fb4f0'), stroke: INK, width: 2 })),
  { d: polygon([[50, 38], [58, 52], [50, 66], [42, 52]]), fill: linear([42, 38], [58, 66], '#ffb0c0', '#e8304a', '#7a0a24'), stroke: INK, width: 2.4 },
  ...both({ d: polygon([[26, 50], [31, 58], [26, 67], [21, 58]]), fill: linear([21, 50], [31, 67], '#c0e8ff', '#2f7ae0'), stroke: INK, width: 2 }),
  outlined('M8 74Q50 84 92 74V86Q50 97 8 86z', linear([8, 0], [92, 0], ...METALS.brass), INK, 2.8),
  ...[20, 35, 50, 65, 80].map((x, index): Node => ({ d: ellipse(x, 83.5 + (index === 2 ? 2 : index % 2 ? 1.4 : 0), 3), fill: index % 2 ? '#8fe0ff' : '#ff7a8a', stroke: INK, width: 1.4 })),
);

const raven = symbol(
  halo('#8aa4ff', 46),
  outlined('M8 98C6 70 18 58 26 50C22 24 42 8 60 10C74 10 82 20 84 32L98 44Q86 50 78 48C78 62 72 72 76 98z', linear([20, 14], [80, 96], '#6f86c8', [0.35, night.base], '#141a34'), INK, 3),
  { d: 'M28 62Q38 70 46 62M46 62Q54 70 62 62M20 78Q32 88 42 78M42 78Q54 88 66 78', stroke: '#6f86c8', width: 2.2 },
  { d: 'M70 30C78 28 84 30 98 44Q84 46 74 44z', fill: linear([70, 28], [96, 46], '#c8d0e0', '#5a6480', '#2a3048'), stroke: INK, width: 2.4 }, { d: 'M73 38Q86 38 96 43', stroke: INK, width: 1.8 },
  { d: ellipse(62, 30, 7), fill: radial([61, 29], 8, '#fff3a0', [0.5, '#ffb01e'], '#a85a08'), stroke: INK, width: 2.4 }, { d: ellipse(63, 30, 3), fill: INK }, { d: ellipse(61.6, 28, 1.4), fill: '#ffffff' },
  { d: 'M32 44C30 28 42 16 56 15', stroke: '#c4d4ff', width: 3, opacity: 0.8 },
);

const wolf = symbol(
  halo('#a8c8f0', 47),
  outlined('M50 22C78 20 96 44 97 60L88 60L92 74L80 74L80 88L68 86L60 97L50 92L40 97L32 86L20 88L20 74L8 74L12 60L3 60C4 44 22 20 50 22z', down(20, 96, '#aebcd4', '#56678a', '#2a3450'), INK, 3),
  ...ears('pointed', pelt, '#3a3048'),
  group(head('pointed', pelt), { move: [7, 4], scale: 0.86 }),
  ...both({ d: 'M16 50C26 50 38 60 42 74L44 84C30 74 18 64 16 50z', fill: '#eef4fc' }),
  { d: 'M50 26L44 46L50 60L56 46z', fill: '#3f4c6a' },
  ...eyes(35, 50, { size: 5.6, iris: '#5fe8ff', lid: 0.4, lidColour: pelt.dark, tilt: 22 }),
  ...muzzle(70, tone('#dce6f4', INK), { width: 13, smile: false }),
);

const horn = symbol(
  { d: 'M22 22C40 2 78 4 90 22', stroke: INK, width: 6 }, { d: 'M22 22C40 2 78 4 90 22', stroke: '#a8442e', width: 3 },
  outlined('M4 34C10 18 26 12 34 20C44 66 64 58 92 14L97 20C88 72 66 94 44 90C20 86 12 60 4 34z', linear([10, 20], [80, 90], bone.shine, [0.3, bone.light], [0.6, bone.base], '#8a6238'), INK, 3),
  outlined('M2 34C4 18 24 8 36 18Q38 26 34 30C26 24 14 32 9 42Q4 40 2 34z', linear([2, 14], [36, 40], ...METALS.brass), INK, 2.6),
  { d: 'M24 62Q36 50 46 54L38 88Q28 80 24 62z', fill: linear([24, 52], [46, 88], ...STEEL), stroke: INK, width: 2.2 },
  { d: 'M72 46L88 60L82 70L66 56z', fill: linear([66, 46], [88, 70], ...METALS.brass), stroke: INK, width: 2.2 },
  { d: 'M34 66L32 74M39 60L36 84', stroke: '#4a5878', width: 1.8 }, { d: 'M14 44C18 62 26 72 30 76', stroke: '#ffffffa6', width: 2.4 },
);

const shield = symbol(
  outlined(ellipse(50, 50, 45), linear([12, 10], [88, 92], ...STEEL), INK, 3),
  group([
    { d: ellipse(50, 50, 38), fill: down(12, 88, '#4f8ad8', '#1f4a9a', '#122a5e') },
    { d: 'M50 50L50 0A50 50 0 0 1 100 50zM50 50L50 100A50 50 0 0 1 0 50z', fill: '#d8e2f0', opacity: 0.92 },
  ], { clip: ellipse(50, 50, 38) }),
  { d: ellipse(50, 50, 38), stroke: INK, width: 2.4 }, { d: 'M50 12V88M12 50H88', stroke: INK, width: 3 },
  ...ring(50, 50, 12, [{ d: ellipse(0, -41.5, 2), fill: '#f4f8ff', stroke: INK, width: 1 }]),
  { d: ellipse(50, 50, 14), fill: linear([38, 38], [62, 62], ...METALS.brass), stroke: INK, width: 2.8 }, gloss(46, 44, 5, 3, -30),
  { d: 'M18 36A36 36 0 0 1 42 14', stroke: '#ffffff', width: 2.6, opacity: 0.7 },
);

/** A standing stone with a glowing rune; each has its own outline, colour and sign. */
const rune = (outline: string, colour: string, sign: string): Picture => symbol(
  ground(93, 30),
  outlined(outline, linear([20, 10], [80, 92], '#9aa6c0', [0.4, '#5f6b8a'], '#2a3350'), INK, 3),
  { d: outline, fill: radial([50, 50], 44, `${colour}99`, `${colour}00`) },
  { d: 'M30 28L36 24M66 78L72 72M30 74L34 80', stroke: '#c8d2e8', width: 2, opacity: 0.7 },
  { d: sign, stroke: INK, width: 13 }, { d: sign, stroke: colour, width: 9 }, { d: sign, stroke: '#ffffff', width: 3.4 },
);
const SLAB = 'M26 12L54 6L76 16L80 88L50 95L22 88z';
const PEAK = 'M50 4L80 34L84 86L54 95L20 88L18 40z';
const ROUND = 'M34 10Q54 2 72 14Q92 30 90 56Q88 82 66 92Q44 98 26 86Q8 70 10 46Q14 22 34 10z';
const TOOTH = 'M14 18L50 8L86 16L84 46L70 82L50 96L30 82L16 48z';

export const symbols = {
  keep, 'storm-orb': stormOrb, crown, raven, wolf, horn, shield,
  'amber-rune': rune(PEAK, '#ffb02e', `${ellipse(50, 44, 14)}M50 58V80M40 72H60`),
  'violet-rune': rune(ROUND, '#c45cff', 'M34 30H66L34 68H66z'),
  'green-rune': rune(SLAB, '#4fe06a', 'M50 22V82M34 44L50 24L66 44M30 66L50 44L70 66'),
  'blue-rune': rune(TOOTH, '#3fb4ff', 'M30 40Q40 26 50 40T70 40M30 60Q40 46 50 60T70 60'),
};
