import { box, ellipse, group, radial, type Node, type Picture } from '../../picture/picture.ts';
import { posterWords } from './logo.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const put = (picture: Picture, x: number, y: number, size: number, turn = 0): Node =>
  group(picture.nodes, { move: [x, y], scale: size / 100, turn });

/** The sun over a heap of the orchard's fruit. 3:4, and the middle square stands alone. */
export const poster = (name?: string): Picture => ({
  width: 600,
  height: 800,
  nodes: [
    ...backdrop(600, 800).nodes,
    { d: ellipse(300, 250, 300), fill: radial([300, 250], 300, '#fff6c0', [0.4, '#ffe07a99'], '#ffd04a00') },
    put(symbols.sun, 150, 70, 300),
    put(symbols.plum, 30, 320, 190, -8),
    put(symbols.pear, 390, 300, 210, 8),
    put(symbols.lemon, 30, 430, 200, -4),
    put(symbols.melon, 330, 395, 250, 4),
    put(symbols.cherry, 175, 345, 250, -4),
    { d: box(0, 560, 600, 240), fill: { from: [0, 560], to: [0, 800], stops: [[0, '#3a0f1400'], [0.45, '#3a0f1499'], [1, '#3a0f14e6']] } },
    group(posterWords(name), { move: [76, 600], scale: 1.12 }),
  ],
});
