import { closedWindow, darkWindow, dog, INK, openWindow } from '../../art/roof-cats/pieces.ts';
import { both, outlined } from '../../art/shapes/finish.ts';
import {
  box,
  down,
  ellipse,
  group,
  linear,
  radial,
  star,
  type Node,
  type Picture,
} from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import { prizeSign } from '../prize-sign.ts';

/** The house from the street to its roof, what is behind its windows, its signs; widths in heights of a floor. */
export const housePieces = (): Record<string, Piece> => ({
  wall: { picture: wall, width: 2.4 },
  street: { picture: street, width: 2.4 },
  roof: { picture: roof, width: 2.4 },
  beam: { picture: beam, width: 2.4 },
  'window-closed': { picture: closedWindow, width: 0.8 },
  'window-safe': { picture: openWindow, width: 0.8 },
  'window-trap': { picture: darkWindow, width: 0.8 },
  dog: { picture: dogPicture, width: 0.62 },
  'sign-far': { picture: prizeSign('#6a4a6e', INK), width: 0.7 },
  'sign-next': { picture: prizeSign('#f0b43c', INK), width: 0.7 },
  'sign-done': { picture: prizeSign('#2f9a6a', INK), width: 0.7 },
  'cat-shadow': { picture: shadow, width: 0.5 },
  heart: { picture: heart, width: 0.16 },
  dizzy: {
    picture: {
      width: 40,
      height: 40,
      nodes: [
        {
          d: star(20, 20, 19, 8, 5),
          fill: linear([4, 4], [36, 36], '#fff6c0', '#ffc02e'),
          stroke: INK,
          width: 2.4,
        },
      ],
    },
    width: 0.14,
  },
});

const [WIDE, HIGH] = [300, 125];
const bricks = (count: number, foot: number): Node[] =>
  Array.from({ length: count }, (_, index): Node => ({
    d: box(6 + ((index * 67) % 276), 6 + Math.floor((index * 29) % foot), 17, 7, 1.5),
    fill: index % 3 ? '#a8506a' : '#ffd9a0',
    opacity: 0.22,
  }));

/** One floor: plaster with bricks showing, and the ledge that the cat walks on under its windows. */
const wall: Picture = {
  width: WIDE,
  height: HIGH,
  nodes: [
    {
      d: box(0, 0, WIDE, HIGH),
      fill: linear([0, 0], [WIDE, 0], '#b8685e', [0.12, '#efb487'], [0.6, '#dd927a'], '#8a4464'),
    },
    { d: box(0, 0, WIDE, 26), fill: down(0, 26, '#3a143066', '#3a143000') },
    ...bricks(26, 92),
    ...[0, WIDE - 12].map((x): Node => ({
      d: box(x, 0, 12, HIGH),
      fill: linear([x, 0], [x + 12, 0], '#f7d9b0', '#c98a78'),
      stroke: INK,
      width: 1.4,
    })),
    { d: box(0, HIGH - 14, WIDE, 14), fill: '#5c1c3a' },
    outlined(
      box(-4, HIGH - 14, WIDE + 8, 9, 2),
      down(HIGH - 14, HIGH - 5, '#fff0d0', '#e0b088', '#a86c5c'),
      INK,
      2,
    ),
    ...Array.from({ length: 13 }, (_, index): Node => ({
      d: box(8 + index * 24, HIGH - 5, 9, 5, 1),
      fill: '#c98a78',
      stroke: INK,
      width: 1.2,
    })),
  ],
};

/** Under the first ledge: a baker's door with its awning, and the street. */
const street: Picture = {
  width: WIDE,
  height: HIGH,
  nodes: [
    {
      d: box(0, 0, WIDE, HIGH),
      fill: linear([0, 0], [WIDE, 0], '#8a4a56', [0.12, '#c98068'], [0.6, '#b06a66'], '#6a3050'),
    },
    ...bricks(20, 84),
    outlined(box(128, 44, 44, 70, 3), linear([128, 0], [172, 0], '#2f8a86', '#1c5a66'), INK, 2.4),
    outlined(box(135, 52, 30, 26, 2), down(52, 78, '#ffeeb0', '#ffb84a'), INK, 1.8),
    { d: ellipse(164, 92, 2.6), fill: '#ffd98a', stroke: INK, width: 1 },
    ...[34, 200].flatMap((x): Node[] => [
      outlined(box(x, 46, 66, 46, 3), down(46, 92, '#fff3c0', '#ffb64a'), INK, 2.4),
      { d: `M${x + 22} 46V92M${x + 44} 46V92`, stroke: INK, width: 2 },
      ...[12, 32, 54].map((dx): Node =>
        outlined(ellipse(x + dx, 86, 8, 5), radial([x + dx, 84], 9, '#ffd9a0', '#c8782e'), INK, 1.4),
      ),
    ]),
    ...Array.from({ length: 12 }, (_, index): Node => {
      const x = 12 + index * 23;
      return outlined(
        `M${x} 22H${x + 23}V42Q${x + 11.5} 52 ${x} 42z`,
        index % 2 ? '#fff3dc' : '#d8445a',
        INK,
        1.6,
      );
    }),
    { d: box(0, HIGH - 14, WIDE, 14), fill: down(HIGH - 14, HIGH, '#8a7088', '#4a3050') },
    { d: `M0 ${HIGH - 14}H${WIDE}`, stroke: '#c8a8b8', width: 2.4 },
  ],
};

/** Over the last ledge: tiles, a gable with a round window, the night's first stars. */
const roof: Picture = {
  width: WIDE,
  height: HIGH,
  nodes: [
    outlined(`M-6 ${HIGH}L44 30H256L306 ${HIGH}z`, down(30, HIGH, '#f08068', '#c84a56', '#7a2648'), INK, 2.4),
    ...Array.from({ length: 5 }, (_, row): Node => ({
      d: `M${40 - row * 10} ${46 + row * 18}${Array.from({ length: 15 + row }, () => 'q7.4 9 14.8 0').join('')}`,
      stroke: '#6a1c3c',
      width: 2,
      opacity: 0.6,
    })),
    outlined(box(38, 22, 224, 12, 5), down(22, 34, '#ffb090', '#a83a50'), INK, 2.2),
    outlined('M116 110V70L150 40L184 70V110z', linear([116, 0], [184, 0], '#f7cfa0', '#c88478'), INK, 2.2),
    outlined('M108 76L150 34L192 76L186 82L150 48L114 82z', '#a83a50', INK, 2),
    outlined(ellipse(150, 82, 17), radial([150, 82], 17, '#fff6c0', '#ffb84a'), INK, 2.2),
    { d: 'M150 65V99M133 82H167', stroke: INK, width: 2.4 },
    ...both(outlined(box(14, 4, 10, 30, 2), linear([14, 0], [24, 0], '#d88a78', '#7a3450'), INK, 1.8)).map(
      (node) => group([node], { scale: [3, 1] }),
    ),
  ],
};

/** What hides where the house is cut: a beam with lamps and leaves. */
const beam: Picture = {
  width: WIDE,
  height: 24,
  nodes: [
    { d: box(0, 8, WIDE, 16), fill: down(8, 24, '#1f0c2a99', '#1f0c2a00') },
    outlined(box(-4, 1, WIDE + 8, 11, 3), down(1, 12, '#c88a5a', '#8a5236', '#4a2428'), INK, 1.8),
    ...Array.from({ length: 16 }, (_, index): Node => {
      const x = 9 + index * 18.8;
      return index % 2
        ? {
            d: ellipse(x, 15, 3.4, 4),
            fill: radial([x - 1, 13.6], 4.4, '#ffffff', '#ffd25a', '#e0862e'),
            stroke: INK,
            width: 1,
          }
        : {
            d: `M${x} 8Q${x - 8} 11 ${x - 6} 17Q${x} 15 ${x} 8Q${x + 8} 11 ${x + 6} 17Q${x} 15 ${x} 8z`,
            fill: '#4fae5a',
            stroke: INK,
            width: 1,
          };
    }),
  ],
};

/** The dog with both paws on the sill; the picture's foot is the sill. */
const dogPicture: Picture = {
  width: 100,
  height: 100,
  nodes: [
    group(dog, { move: [6, 0], scale: 0.88 }),
    ...both(
      outlined(
        'M10 98C8 84 14 80 22 80C30 80 36 84 34 98z',
        linear([10, 80], [34, 98], '#b07a54', '#7a4a30'),
        INK,
        2.4,
      ),
      { d: 'M18 90V98M26 90V98', stroke: INK, width: 2 },
    ),
  ],
};

const shadow: Picture = {
  width: 100,
  height: 30,
  nodes: [{ d: ellipse(50, 15, 50, 15), fill: radial([50, 15], 50, '#24122aa6', '#24122a00') }],
};

const heart: Picture = {
  width: 40,
  height: 40,
  nodes: [
    outlined(
      'M20 36C0 22 2 6 12 6C17 6 20 10 20 13C20 10 23 6 28 6C38 6 40 22 20 36z',
      radial([15, 14], 26, '#ffd0dc', '#f0506a', '#b01e48'),
      INK,
      2.4,
    ),
  ],
};
