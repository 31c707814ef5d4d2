import { gem } from '../art/shapes/gem.ts';
import { tone } from '../art/shapes/tone.ts';
import {
  box,
  down,
  ellipse,
  group,
  linear,
  radial,
  star,
  type Colours,
  type Node,
  type Picture,
} from '../picture/picture.ts';
import type { Piece } from './board-scene.ts';
import { boxOf, TILE, type NumberSheet } from './number-sheet.ts';

/** A tile from top to bottom, and the light on its edge. */
type TilePaint = readonly [top: string, middle: string, bottom: string, edge: string];
export interface SheetPaints {
  readonly ink: string;
  readonly plain: TilePaint;
  readonly picked: TilePaint;
  readonly drawn: TilePaint;
  /** The pane behind the tiles, from top to bottom, and its rim from corner to corner. */
  readonly pane: Colours;
  readonly rim: Colours;
}

/** Tiles of numbers that are picked or drawn, the star that lies on one that was hit, and its place among those still to come. */
export function sheetPieces({ ink, picked, drawn }: SheetPaints): Record<string, Piece> {
  const glow: Node = {
    d: ellipse(50, 50, 50),
    fill: radial([50, 50], 50, '#fff3b0', '#ffb02e00'),
  };
  const crown = group(gem('star', tone('#ffc83a', ink)), { move: [4, 4], scale: 0.92 });
  const place: Node = { d: star(50, 50, 42, 20, 5), fill: '#05051c99', stroke: '#dfe4ff', width: 5 };
  return {
    picked: { picture: tile(ink, picked), width: 1 },
    drawn: { picture: tile(ink, drawn), width: 1 },
    hit: { picture: tile(ink, ['#ffffff', '#ffe07a', '#f08a2a', '#ffffff'], [glow]), width: 1 },
    crown: { picture: { width: 100, height: 100, nodes: [crown] }, width: 1 },
    count: { picture: { width: 100, height: 100, nodes: [place] }, width: 0.6 },
  };
}

const tile = (ink: string, [top, middle, bottom, edge]: TilePaint, glow: readonly Node[] = []): Picture => ({
  width: 100,
  height: 100,
  nodes: [
    ...glow,
    { d: box(5, 7, 90, 90, 26), fill: '#05051c80' },
    { d: box(5, 4, 90, 90, 26), fill: down(4, 94, top, middle, bottom), stroke: ink, width: 4 },
    { d: box(9, 8, 82, 82, 22), stroke: edge, width: 3 },
    { d: box(13, 10, 74, 26, 18), fill: down(10, 36, '#ffffff33', '#ffffff00') },
  ],
});

/** The sheet before anything is picked: its pane, and a tile for every number. */
export function sheetNodes(own: NumberSheet, count: number, { pane, rim, ink, plain }: SheetPaints): Node[] {
  const { sheet, cell } = own;
  const edge = Math.min(cell.width * 0.16, sheet.x * 0.8);
  const [left, top] = [sheet.x - edge, sheet.y - edge];
  const [width, height] = [sheet.width + edge * 2, sheet.height + edge * 2];
  return [
    {
      d: box(left, top, width, height, edge * 2.2),
      fill: down(top, top + height, ...pane),
      stroke: linear([left, top], [left + width, top + height], ...rim),
      width: Math.max(1.5, edge * 0.14),
    },
    ...Array.from({ length: count }, (_, at): Node => {
      const { x, y, width, height } = boxOf(own, at + 1);
      const inset = (1 - TILE) / 2;
      return group(tile(ink, plain).nodes, {
        move: [x + width * inset, y + height * inset],
        scale: [(width * TILE) / 100, (height * TILE) / 100],
      });
    }),
  ];
}
