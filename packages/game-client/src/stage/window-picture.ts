import type { GameArt } from '../art/game-art.ts';
import type { StageGame } from '../game/stage-game.ts';
import { box, down, linear, type Node } from '../picture/picture.ts';
import { cellBox, reelRectangle, type Layout } from './layout.ts';

/** What symbols stand on: drums with pillars between them, or a flat board where they fall. */
export function windowNodes(layout: Layout, art: GameArt, game: StageGame): Node[] {
  if (!game.strips) return board(layout, art, game);
  return [
    ...perReel(game.reels, (reel) => drum(layout, art, reel)),
    ...perReel(game.reels - 1, (reel) => pillar(layout, art, reel)),
  ];
}

const perReel = (count: number, draw: (reel: number) => Node[]): Node[] =>
  Array.from({ length: count }, (_, reel) => draw(reel)).flat();

/** A flat board for symbols that fall: one field, a tile for every cell, or a shaft where reels differ in rows. */
function board(layout: Layout, art: GameArt, { reels, rows, rowsVary }: StageGame): Node[] {
  const { x, y, width, height } = layout.reels;
  const { drum } = art.cabinet;
  const tile = (reel: number, row: number, count: number): Node => {
    const cell = cellBox(layout, { reel, row, rows: count });
    const inset = layout.cellWidth * 0.015;
    return {
      d: box(
        cell.x + inset,
        cell.y + inset,
        cell.width - inset * 2,
        cell.height - inset * 2,
        cell.width * 0.1,
      ),
      fill: down(cell.y, cell.y + cell.height, '#ffffff14', '#ffffff06'),
      stroke: '#00000038',
      width: Math.max(1, inset * 0.8),
    };
  };
  return [
    { d: box(x, y, width, height), fill: down(y, y + height, drum[1] ?? '#000000', drum[4] ?? '#000000') },
    ...perReel(reels, (reel) =>
      rowsVary ? [tile(reel, 0, 1)] : Array.from({ length: rows }, (_, row) => tile(reel, row, rows)),
    ),
  ];
}

function drum(layout: Layout, art: GameArt, reel: number): Node[] {
  const { x, y, width, height } = reelRectangle(layout, reel);
  const seams = Array.from(
    { length: Math.round(height / layout.cellHeight) - 1 },
    (_, row) => y + (row + 1) * layout.cellHeight,
  );
  return [
    { d: box(x, y, width, height), fill: down(y, y + height, ...art.cabinet.drum) },
    {
      d: box(x, y, width, height),
      fill: linear(
        [x, 0],
        [x + width, 0],
        '#00000047',
        [0.1, '#00000000'],
        [0.42, '#ffffff12'],
        [0.9, '#00000000'],
        '#00000047',
      ),
    },
    ...seams.map((seam) => ({
      d: `M${x + width * 0.06} ${seam}h${width * 0.88}`,
      stroke: '#0000001c',
      width: 1.2,
    })),
  ];
}

function pillar(layout: Layout, art: GameArt, reel: number): Node[] {
  const { x, y, width, height } = reelRectangle(layout, reel);
  const [left, gap] = [x + width, layout.gap];
  return [
    { d: box(left, y, gap, height), fill: linear([left, 0], [left + gap, 0], ...art.cabinet.pillar) },
    {
      d: `M${left} ${y}v${height}M${left + gap} ${y}v${height}`,
      stroke: art.cabinet.outline,
      width: Math.max(1, gap * 0.14),
    },
  ];
}
