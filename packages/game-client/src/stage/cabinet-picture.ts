import type { GameArt } from '../art/game-art.ts';
import type { StageGame } from '../game/stage-game.ts';
import { box, down, ellipse, linear, radial, type Node, type Picture } from '../picture/picture.ts';
import type { Layout } from './layout.ts';
import { windowNodes } from './window-picture.ts';

/** The machine itself: body, metal rims, drums, pillars, plate and logo, to the size of the canvas. */
export function cabinetPicture(layout: Layout, art: GameArt, game: StageGame): Picture {
  const { cabinet, rim, reels: window, plaque } = layout;
  const colours = art.cabinet;
  const radius = rim * 0.95;
  const { x, y, width, height } = cabinet;
  const metal = linear([x, y], [x + width * 0.55, y + height], ...colours.metal);
  const metalBack = linear([x + width, y + height], [x + width * 0.4, y], ...colours.metal);
  const line = Math.max(1.5, rim * 0.07);
  const inner = rim * 0.72;
  const well = box(
    window.x - rim * 0.1,
    window.y - rim * 0.1,
    window.width + rim * 0.2,
    window.height + rim * 0.2,
    rim * 0.22,
  );
  return {
    width: layout.width,
    height: layout.height,
    nodes: [
      ...shadow(cabinet, rim),
      { d: box(x, y, width, height, radius), fill: metal, stroke: colours.outline, width: line * 1.3 },
      {
        d: box(x + line * 2, y + line * 2, width - line * 4, height - line * 4, radius * 0.9),
        stroke: '#ffffff73',
        width: line * 0.8,
      },
      {
        d: box(x + rim * 0.16, y + rim * 0.16, width - rim * 0.32, height - rim * 0.32, radius * 0.85),
        fill: down(y, y + height, ...colours.body),
        stroke: colours.outline,
        width: line,
      },
      {
        d: box(
          x + inner - line,
          y + inner - line,
          width - (inner - line) * 2,
          height - (inner - line) * 2,
          rim * 0.4,
        ),
        fill: metalBack,
        stroke: colours.outline,
        width: line,
      },
      { d: well, fill: colours.outline },
      ...windowNodes(layout, art, game),
      { d: well, stroke: '#00000080', width: line * 1.6 },
      ...plate(plaque, rim, colours.metal, colours.plaque, colours.outline),
      ...rivets(layout, colours.outline),
      placed(art.logo, layout.logo),
    ],
  };
}

const placed = (picture: Picture, at: { x: number; y: number; width: number; height: number }): Node => ({
  nodes: picture.nodes,
  move: [at.x, at.y],
  scale: [at.width / picture.width, at.height / picture.height],
});

/** Soft ground shadow as stacked outlines: a blur filter is not to be had everywhere. */
function shadow({ x, y, width, height }: Layout['cabinet'], rim: number): Node[] {
  return Array.from({ length: 16 }, (_, index) => {
    const grow = rim * (0.95 - index * 0.058);
    return {
      d: box(x - grow, y - grow * 0.35, width + grow * 2, height + grow * 1.6, rim + grow),
      fill: '#0000000b',
    };
  });
}

function plate(
  at: Layout['plaque'],
  rim: number,
  metal: readonly string[],
  felt: readonly string[],
  outline: string,
): Node[] {
  const { x, y, width, height } = at;
  const edge = rim * 0.16;
  return [
    {
      d: box(x, y, width, height, height * 0.3),
      fill: linear([x, y], [x + width, y + height], ...metal),
      stroke: outline,
      width: Math.max(1, edge * 0.4),
    },
    {
      d: box(x + edge, y + edge, width - edge * 2, height - edge * 2, height * 0.26),
      fill: down(y, y + height, ...felt),
      stroke: outline,
      width: Math.max(1, edge * 0.5),
    },
    {
      d: box(x + edge * 2, y + edge * 1.6, width - edge * 4, height * 0.3, height * 0.16),
      fill: down(y, y + height * 0.4, '#ffffff24', '#ffffff00'),
    },
  ];
}

function rivets({ cabinet, rim }: Layout, outline: string): Node[] {
  const inset = rim * 0.42;
  const size = rim * 0.16;
  const [right, bottom] = [cabinet.x + cabinet.width - inset, cabinet.y + cabinet.height - inset];
  const corners = [
    [cabinet.x + inset, cabinet.y + inset],
    [right, cabinet.y + inset],
    [cabinet.x + inset, bottom],
    [right, bottom],
  ] as const;
  return corners.flatMap(([x, y]) => [
    { d: ellipse(x, y, size * 1.15), fill: outline },
    { d: ellipse(x, y, size), fill: radial([x, y], size, '#fff3c4', [0.4, '#dca23a'], '#6f430f') },
    {
      d: `M${x - size * 0.55} ${y + size * 0.4}L${x + size * 0.55} ${y - size * 0.4}`,
      stroke: '#4a2a08',
      width: size * 0.24,
    },
  ]);
}
