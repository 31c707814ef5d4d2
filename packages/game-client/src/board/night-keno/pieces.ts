import { fallingStar, INK } from '../../art/night-keno/pieces.ts';
import { gem } from '../../art/shapes/gem.ts';
import { tone } from '../../art/shapes/tone.ts';
import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import type { SkyLayout } from './layout.ts';

const tile = (
  fill: readonly [string, string, string],
  edge: string,
  glow: readonly Node[] = [],
): Picture => ({
  width: 100,
  height: 100,
  nodes: [
    ...glow,
    { d: box(5, 7, 90, 90, 26), fill: '#05051c80' },
    { d: box(5, 4, 90, 90, 26), fill: down(4, 94, ...fill), stroke: INK, width: 4 },
    { d: box(9, 8, 82, 82, 22), stroke: edge, width: 3 },
    { d: box(13, 10, 74, 26, 18), fill: down(10, 36, '#ffffff33', '#ffffff00') },
  ],
});

/** Tiles by what a number is now, the star that lies on one, and the stars that fall. */
export function skyPieces(): Record<string, Piece> {
  return {
    plain: { picture: tile(['#3a3690', '#26236a', '#171546'], '#8f8ae84d'), width: 1 },
    picked: { picture: tile(['#ffe9a0', '#f0ac32', '#a8641a'], '#fff6d0'), width: 1 },
    drawn: { picture: tile(['#6ad0f0', '#2a86c4', '#15507f'], '#c8f4ff'), width: 1 },
    hit: {
      picture: tile(['#ffffff', '#ffe07a', '#f08a2a'], '#ffffff', [
        { d: ellipse(50, 50, 50), fill: radial([50, 50], 50, '#fff3b0', '#ffb02e00') },
      ]),
      width: 1,
    },
    crown: {
      picture: {
        width: 100,
        height: 100,
        nodes: [group(gem('star', tone('#ffc83a', INK)), { move: [4, 4], scale: 0.92 })],
      },
      width: 1,
    },
    'star-gold': { picture: fallen('#ffc83a'), width: 1.5 },
    'star-blue': { picture: fallen('#5ad0f0'), width: 1.5 },
  };
}

/** The star with room for its trail, its heart in the middle of the picture. */
const fallen = (colour: string): Picture => ({
  width: 260,
  height: 260,
  nodes: [
    group(fallingStar(colour).nodes, { move: [80, 80] }),
    { d: ellipse(130, 130, 20), fill: radial([130, 130], 20, '#ffffff', '#ffffff00') },
  ],
});

/** A pane of night behind the sheet, so that the numbers are read. */
export function paneNodes({ sheet, cell }: SkyLayout): Node[] {
  const edge = cell.width * 0.16;
  const pane = {
    x: sheet.x - edge,
    y: sheet.y - edge,
    width: sheet.width + edge * 2,
    height: sheet.height + edge * 2,
  };
  return [
    {
      d: box(pane.x, pane.y, pane.width, pane.height, edge * 2.2),
      fill: down(pane.y, pane.y + pane.height, '#0a0a30d9', '#141046cc'),
      stroke: linear(
        [pane.x, pane.y],
        [pane.x + pane.width, pane.y + pane.height],
        '#8fb4ff',
        '#ffd98a',
        '#5a3fd0',
      ),
      width: Math.max(1.5, edge * 0.14),
    },
  ];
}
