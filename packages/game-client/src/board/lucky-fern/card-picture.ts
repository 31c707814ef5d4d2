import type { PoolDefinition } from '@croupier/games';
import { cover, flower, INK, tuft } from '../../art/lucky-fern/pieces.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { Rectangle } from '../../render/painter.ts';
import type { Piece } from '../board-scene.ts';
import type { Played } from '../board-scene.ts';
import type { CardLayout } from './layout.ts';

/** What is rubbed off a field, and the frame of one that wins. Widths in sides of a field. */
export const cardPieces = (): Record<string, Piece> => ({
  cover: { picture: cover, width: 1 },
  won: { picture: won, width: 1.08 },
});

const won: Picture = {
  width: 108,
  height: 108,
  nodes: [
    { d: box(4, 4, 100, 100, 14), fill: radial([54, 54], 70, '#fff6b0', [0.5, '#ffd45e'], '#e88a2e') },
    { d: box(4, 4, 100, 100, 14), stroke: INK, width: 7 },
    { d: box(4, 4, 100, 100, 14), stroke: linear([0, 0], [108, 108], ...METALS.brass), width: 4.5 },
  ],
};

/** A card of thick paper on the moss, fronds behind it, the flower at its head. */
export function cardNodes(layout: CardLayout, _played: Played<PoolDefinition>): Node[] {
  return [...fronds(layout), ...paper(layout), ...head(layout), ...layout.fields.flatMap(well)];
}

function fronds({ card, side }: CardLayout): Node[] {
  const frond = tuft('#9adf6a', '#1a5c38');
  const scale = (side * 1.5) / frond.width;
  return (
    [
      [card.x, card.y + card.height * 0.4, -64],
      [card.x + card.width, card.y + card.height * 0.4, 64],
      [card.x + card.width * 0.1, card.y + side * 0.3, -24],
      [card.x + card.width * 0.9, card.y + side * 0.3, 24],
    ] as const
  ).map(([x, y, turn]) =>
    group([group(frond.nodes, { move: [-frond.width / 2, -frond.height] })], { move: [x, y], turn, scale }),
  );
}

function paper({ card: { x, y, width, height }, side }: CardLayout): Node[] {
  const edge = side * 0.09;
  return [
    ...Array.from({ length: 8 }, (_, index): Node => {
      const grow = side * (0.28 - index * 0.035);
      return {
        d: box(x - grow, y, width + grow * 2, height + grow * 1.5, side * 0.2 + grow),
        fill: '#020c0a14',
      };
    }),
    {
      d: box(x, y, width, height, side * 0.17),
      fill: linear([x, y], [x + width, y + height], ...METALS.brass),
      stroke: INK,
      width: Math.max(1.5, side * 0.025),
    },
    {
      d: box(x + edge, y + edge, width - edge * 2, height - edge * 2, side * 0.12),
      fill: down(y, y + height, '#1f6a48', [0.3, '#14503a'], '#0b3226'),
      stroke: INK,
      width: Math.max(1, side * 0.018),
    },
    {
      d: box(x + edge * 1.5, y + edge * 1.5, width - edge * 3, height - edge * 3, side * 0.1),
      stroke: '#c9f0a055',
      width: Math.max(1, side * 0.012),
    },
  ];
}

/** A garland of fireflies with the flower in its middle. */
function head({ card: { x, y, width }, side }: CardLayout): Node[] {
  const middle = y + side * 0.36;
  const flowerSize = (side * 0.62) / 100;
  return [
    {
      d: `M${x + side * 0.4} ${middle}Q${x + width * 0.27} ${middle - side * 0.16} ${x + width / 2} ${middle}T${x + width - side * 0.4} ${middle}`,
      stroke: '#8fdc5a',
      width: Math.max(1.5, side * 0.03),
    },
    ...[0.16, 0.25, 0.34, 0.66, 0.75, 0.84].map((part, index): Node => {
      const at = [x + width * part, middle + (index % 2 ? 1 : -1) * side * 0.05] as const;
      return {
        d: ellipse(at[0], at[1], side * 0.09),
        fill: radial(at, side * 0.09, '#fffbd0', [0.3, '#e8ff8ac0'], '#b8f05a00'),
      };
    }),
    group([group(flower.nodes, { move: [-50, -50] })], { move: [x + width / 2, middle], scale: flowerSize }),
  ];
}

/** What lies under the cover: pale wood with a shadow from above. */
function well({ x, y, width, height }: Rectangle): Node[] {
  return [
    {
      d: box(x - width * 0.025, y - width * 0.025, width * 1.05, height * 1.05, width * 0.12),
      fill: '#04140e',
    },
    {
      d: box(x, y, width, height, width * 0.1),
      fill: down(y, y + height, '#6a4a24', [0.3, '#8a6434'], '#a67c44'),
    },
    {
      d: box(x, y, width, height * 0.3, width * 0.1),
      fill: down(y, y + height * 0.3, '#1a0c0480', '#1a0c0400'),
    },
  ];
}
