import { down, ellipse, group, linear, polygon, radial, star, type Node, type Picture } from '../../picture/picture.ts';

const INK = '#4c1418';
const symbol = (...nodes: Node[]): Picture => ({ width: 100, height: 100, nodes });
const ground = (y = 90, rx = 32): Node => ({ d: ellipse(50, y, rx, 5), fill: radial([50, y], rx, '#5a2a1266', '#5a2a1200') });

/** A leaf from the origin to the right, turned into place. */
const leaf = (x: number, y: number, turn: number, length = 30): Node =>
  group(
    [
      { d: 'M0 0C8-13 22-13 30-2C22 9 8 9 0 0z', fill: linear([0, -10], [24, 10], '#b9ec5a', '#4fae36', '#1f7a34'), stroke: '#164a22', width: 2.2 },
      { d: 'M2 0Q14-4 27-2', stroke: '#dcf7a0', width: 1.4 },
      { d: 'M6-4C12-10 20-9 25-4', stroke: '#ffffff80', width: 1.6 },
    ],
    { move: [x, y], turn, scale: length / 30 },
  );

const gloss = (x: number, y: number, rx: number, ry: number, turn: number, opacity = 0.85): Node =>
  group([{ d: ellipse(0, 0, rx, ry), fill: linear([0, -ry], [0, ry], '#ffffff', '#ffffff14') }], { move: [x, y], turn, opacity });

const sun = symbol(
  { d: ellipse(50, 50, 49), fill: radial([50, 50], 49, '#ffe27aE6', [0.7, '#ffc23a66'], '#ffb02000') },
  { d: star(50, 50, 47, 32, 12, -75), fill: radial([50, 50], 47, [0.5, '#ff9d1f'], '#e8501a'), stroke: INK, width: 2.4 },
  { d: star(50, 50, 43, 30, 12, -90), fill: radial([50, 50], 43, [0.55, '#fff0a0'], [0.8, '#ffc832'], '#ff8a1c'), stroke: '#a8400f', width: 1.6 },
  { d: ellipse(50, 50, 29), fill: '#b84a10' },
  { d: ellipse(50, 50, 27.5), fill: radial([50, 54], 33, [0, '#ffe14a'], [0.62, '#ffc21f'], '#f07c12'), stroke: '#fff3b0', width: 1.4 },
  { d: ellipse(35.5, 55.5, 5.2, 3.8), fill: '#ff7a3ab3' },
  { d: ellipse(64.5, 55.5, 5.2, 3.8), fill: '#ff7a3ab3' },
  { d: 'M35 48Q39.5 42.5 44 48M56 48Q60.5 42.5 65 48', stroke: INK, width: 3 },
  { d: 'M40 57Q50 69 60 57Q50 61.5 40 57z', fill: '#8c1f22', stroke: INK, width: 2.2 },
  gloss(43, 33, 14, 5, -18, 0.8),
);

const bell = symbol(
  ground(90, 30),
  { d: ellipse(50, 83, 9, 8), fill: radial([47, 80], 11, '#fff0b0', '#e39a1e', '#7d3d0c'), stroke: INK, width: 2.6 },
  { d: 'M50 16C30 17 26 36 25 52C24 66 17 70 14 77Q50 89 86 77C83 70 76 66 75 52C74 36 70 17 50 16z', fill: linear([14, 40], [86, 52], '#a85a0c', [0.16, '#f4b62a'], [0.34, '#fff2a8'], [0.52, '#ffcd3f'], [0.78, '#d9861a'], '#8a440c'), stroke: INK, width: 3 },
  { d: 'M15.5 75Q50 87 84.5 75Q82 70 79 67Q50 77 21 67Q18 70 15.5 75z', fill: linear([14, 0], [86, 0], '#8f4a0b', [0.3, '#ffe27a'], [0.55, '#f3ac26'], '#8a400a'), stroke: INK, width: 1.8 },
  { d: 'M27 47Q50 55 73 47', stroke: '#a45a10', width: 3.4 },
  { d: 'M27 45.5Q50 53.5 73 45.5', stroke: '#fff0ab', width: 1.3 },
  { d: 'M35 30C32 38 31 48 30.5 58', stroke: '#ffffffd9', width: 4.4 },
  group([
    { d: 'M50 17C38 2 22 6 24 16C25 25 40 22 50 17zM50 17C62 2 78 6 76 16C75 25 60 22 50 17z', fill: linear([24, 4], [70, 26], '#ff8a7a', '#e0263c', '#8f0f2a'), stroke: INK, width: 2.4 },
    { d: 'M46 18L36 34L44 32L50 19zM54 18L64 34L56 32L50 19z', fill: down(17, 34, '#e8304a', '#8f0f2a'), stroke: INK, width: 2.2 },
    { d: ellipse(50, 17.5, 6.4, 5.6), fill: radial([48, 15], 8, '#ffb1a5', '#e0263c', '#8f0f2a'), stroke: INK, width: 2.2 },
    { d: 'M30 11Q36 9 41 13M59 13Q65 9 70 11', stroke: '#ffffffa6', width: 1.8 },
  ]),
);

const seed = (x: number, y: number, turn: number): Node =>
  group([{ d: 'M0-4.4C3-1.5 3 3 0 4.200C-3 3-3-1.5 0-4.4z', fill: radial([-1, -1], 5, '#7a4a3a', '#2a0c10') }, { d: ellipse(-0.8, -0.6, 0.7, 1.3), fill: '#ffffffb3' }], { move: [x, y], turn });

const melon = symbol(
  ground(88, 38),
  group([
    { d: 'M-45-14A45 45 0 0 0 45-14z', fill: radial([0, -14], 46, [0.8, '#1f9a45'], [0.92, '#0f7a3c'], '#0a5530'), stroke: INK, width: 3 },
    { d: 'M-39.5-12.5A39.5 39.5 0 0 0 39.5-12.5z', fill: '#d9f5a0' },
    { d: 'M-36.5-13.5A36.5 36.5 0 0 0 36.5-13.5z', fill: radial([-4, -14], 44, '#ff8f7f', [0.55, '#f4384a'], '#c4122f') },
    { d: 'M-45-14h90', stroke: INK, width: 3 },
    { d: 'M-34-10h60', stroke: '#ffd3c9', width: 2.6, opacity: 0.85 },
    seed(-20, -2, 20), seed(-7, 4, 8), seed(8, -1, -6), seed(21, -3, -22), seed(-12, 14, 16), seed(3, 15, 0), seed(15, 11, -16),
    { d: 'M-41-6A41 41 0 0 0-15 24', stroke: '#c6f58a', width: 2.4, opacity: 0.85 },
    { d: 'M-30-6A31 31 0 0 0-14 15', stroke: '#ffffff66', width: 4 },
  ], { move: [50, 51], turn: -14 }),
);

const pear = symbol(
  ground(92, 28),
  { d: 'M51 22C50 14 53 9 58 6', stroke: INK, width: 6.5 },
  { d: 'M51 22C50 14 53 9 58 6', stroke: '#9a5a2a', width: 3 },
  leaf(53, 16, -8, 29),
  { d: 'M50 18C40 18 37 28 36 38C34 50 21 54 21 70C21 84 34 92 50 92C66 92 79 84 79 70C79 54 66 50 64 38C63 28 60 18 50 18z', fill: radial([42, 60], 52, '#fbffa0', [0.35, '#d9ea3e'], [0.72, '#8cc02a'], '#4a8a1e'), stroke: INK, width: 3 },
  { d: 'M64 38C66 50 79 54 79 70C79 84 66 91.5 52 91.5C70 84 72 60 60 46z', fill: radial([84, 66], 30, '#f2552eb3', '#ff7a2e00') },
  { d: 'M42 30C40 40 38 46 32 56C28 62 27 68 28 73', stroke: '#ffffffb3', width: 5 },
  { d: ellipse(58, 74, 1.1), fill: '#5a8a1e99' }, { d: ellipse(64, 66, 1.1), fill: '#8a4a1e99' }, { d: ellipse(52, 83, 1.1), fill: '#5a8a1e99' }, { d: ellipse(66, 78, 1), fill: '#8a4a1e99' },
  gloss(38, 66, 6, 10, 18, 0.7),
);

const plum = symbol(
  ground(92, 30),
  { d: 'M53 24C52 16 55 11 61 8', stroke: INK, width: 6.5 },
  { d: 'M53 24C52 16 55 11 61 8', stroke: '#8a5a2e', width: 3 },
  leaf(51, 20, 188, 30),
  leaf(55, 17, -14, 26),
  { d: 'M52 24C66 17 85 28 85 54C85 76 70 92 50 92C30 92 15 76 15 54C15 28 36 17 52 24z', fill: radial([40, 48], 54, '#d79aff', [0.3, '#9a4ae0'], [0.68, '#5c1fa0'], '#2c0c58'), stroke: '#230a3a', width: 3 },
  { d: 'M53 25C64 36 66 66 52 91', stroke: '#2c0c58', width: 3, opacity: 0.75 },
  { d: 'M55.5 26C67 38 69 66 55 90', stroke: '#c98aff', width: 1.6, opacity: 0.7 },
  { d: 'M79 50C80 66 72 80 60 86', stroke: '#c07aff', width: 3, opacity: 0.55 },
  gloss(34, 42, 9, 14, 26, 0.82),
  { d: ellipse(27, 62, 2.6, 3.6), fill: '#ffffff80' },
);

const lemon = symbol(
  ground(86, 34),
  leaf(62, 25, -34, 30),
  group([
    { d: 'M-45 1C-43-5-38-5-34-10C-24-30 20-32 33-12C37-6 43-6 46 0C43 7 37 7 33 13C20 32-24 30-34 12C-38 7-43 7-45 1z', fill: radial([-8, -8], 50, '#fffbb0', [0.36, '#ffe93a'], [0.74, '#fbc411'], '#d98a06'), stroke: INK, width: 3 },
    { d: 'M-30 10C-18 26 16 26 30 10C22 26-20 29-30 10z', fill: '#c97a0666' },
    ...[[-6, 14], [8, 16], [20, 9], [2, 6], [16, -2], [-16, 10], [26, -6], [9, -6]].map(([x = 0, y = 0]): Node => ({ d: ellipse(x, y, 1.3), fill: '#d9980fb3' })),
    gloss(-10, -13, 17, 6, -8, 0.9),
    { d: ellipse(16, -16, 3.4, 2), fill: '#ffffffb3' },
    { d: 'M-42 1Q-40-2-37-4', stroke: '#ffffffa6', width: 2 },
  ], { move: [50, 55], turn: -24 }),
);

const cherryBall = (x: number, y: number, r: number): Node =>
  group([
    { d: ellipse(0, 0, r), fill: radial([-r * 0.3, -r * 0.32], r * 1.4, '#ff9a8a', [0.32, '#f22f45'], [0.7, '#b80f30'], '#5e0620'), stroke: '#4a0818', width: 3 },
    { d: `M${-r * 0.3} ${-r * 0.86}Q0 ${-r * 0.6} ${r * 0.34} ${-r * 0.86}`, stroke: '#5e0620', width: 2.6 },
    gloss(-r * 0.38, -r * 0.36, r * 0.26, r * 0.4, 36, 0.92),
    { d: `M${r * 0.72} ${r * 0.12}A${r * 0.74} ${r * 0.74} 0 0 1 ${r * 0.1} ${r * 0.72}`, stroke: '#ff8a94', width: 2.4, opacity: 0.7 },
  ], { move: [x, y] });

const cherry = symbol(
  ground(91, 36),
  { d: 'M30 52C32 34 44 22 64 12M68 60C70 42 68 26 64 12', stroke: '#2e3a12', width: 6.4 },
  { d: 'M30 52C32 34 44 22 64 12M68 60C70 42 68 26 64 12', stroke: '#7fb53a', width: 3 },
  leaf(62, 14, 172, 36),
  { d: polygon([[58, 8], [70, 8], [68, 15], [60, 15]]), fill: '#8a5a2e', stroke: '#3a2410', width: 2 },
  cherryBall(69, 70, 19.5),
  cherryBall(31, 66, 22.5),
);

export const symbols = { sun, bell, melon, pear, plum, lemon, cherry };
