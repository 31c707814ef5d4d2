import { box, ellipse, group, radial, type Node, type Picture } from '../../picture/picture.ts';
import { posterWords } from './logo.ts';
import { backdrop } from './scene.ts';
import { symbols } from './symbols.ts';

const put = (picture: Picture, x: number, y: number, size: number, turn = 0): Node =>
  group(picture.nodes, { move: [x, y], scale: size / 100, turn });

/** The lit lantern in the middle, whale and ship passing by, the moon above. 3:4. */
export const poster = (name?: string): Picture => ({
  width: 600,
  height: 800,
  nodes: [
    ...backdrop(600, 800).nodes,
    { d: ellipse(300, 330, 330), fill: radial([300, 330], 330, '#ffb45ccc', [0.4, '#ff8a3c59'], '#ff8a3c00') },
    put(symbols.moon, 380, 30, 190, 6),
    put(symbols.ship, 30, 96, 250, -5),
    put(symbols.lantern, 130, 150, 340),
    put(symbols.compass, 425, 250, 140, 10),
    put(symbols.starfish, 24, 400, 150, -14),
    put(symbols.whale, 290, 352, 290, -4),
    put(symbols.shell, 170, 455, 130, 8),
    { d: box(0, 540, 600, 260), fill: { from: [0, 540], to: [0, 800], stops: [[0, '#02061600'], [0.4, '#020616a6'], [1, '#020616f2']] } },
    group(posterWords(name), { move: [76, 598], scale: 1.12 }),
  ],
});
