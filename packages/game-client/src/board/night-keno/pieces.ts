import { fallingStar, INK } from '../../art/night-keno/pieces.ts';
import { ellipse, group, radial, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import { sheetPieces, type SheetPaints } from '../number-sheet-pieces.ts';

/** The sheet as a pane of night. */
export const NIGHT: SheetPaints = {
  ink: INK,
  plain: ['#3a3690', '#26236a', '#171546', '#8f8ae84d'],
  picked: ['#ffe9a0', '#f0ac32', '#a8641a', '#fff6d0'],
  drawn: ['#6ad0f0', '#2a86c4', '#15507f', '#c8f4ff'],
  pane: ['#0a0a30d9', '#141046cc'],
  rim: ['#8fb4ff', '#ffd98a', '#5a3fd0'],
};

/** The tiles, and the stars that fall onto them. */
export const skyPieces = (): Record<string, Piece> => ({
  ...sheetPieces(NIGHT),
  'star-gold': { picture: fallen('#ffc83a'), width: 1.5 },
  'star-blue': { picture: fallen('#5ad0f0'), width: 1.5 },
});

/** The star with room for its trail, its heart in the middle of the picture. */
const fallen = (colour: string): Picture => ({
  width: 260,
  height: 260,
  nodes: [
    group(fallingStar(colour).nodes, { move: [80, 80] }),
    { d: ellipse(130, 130, 20), fill: radial([130, 130], 20, '#ffffff', '#ffffff00') },
  ],
});
