import type { BoardDefinition } from '@croupier/games';
import type { Steps } from '../picture/steps.ts';
import { createSheet, type Sheet } from '../render/sheet.ts';
import { putEffects, putPictures } from '../stage/build-atlas.ts';
import type { CanvasOptions, Scenery } from '../stage/surface.ts';
import { frameOf } from './board-frame.ts';
import type { BoardScene, BoardView, Piece, Played } from './board-scene.ts';
import { boardPicture, composeBoard, type BoardNow } from './compose-board.ts';

const SIDES = [512, 1024, 1536, 2048] as const;
/** Rows of the sheet are not filled to the last pixel. */
const ROOM = 1.25;

/** What a board is drawn with besides canvas and words. */
export interface BoardWords {
  readonly formatNumber: (value: number, digits: number) => string;
  readonly amountOf: (units: number) => string;
}

/** A board as what the stage's canvas shows. `now` says what is played and with which words, each time anew. */
export function boardScenery(
  scene: BoardScene,
  now: () => Played<BoardDefinition>,
  words: BoardWords,
  { texts, formatMoney, reducedMotion }: CanvasOptions,
): Scenery<BoardView, BoardNow> {
  return {
    *see({ width, height }, labels, known) {
      const frame = scene.frame?.(width, height) ?? frameOf(width, height, scene.crowded);
      const own = scene.layOut(frame, now());
      const said = known ?? { texts, formatMoney };
      return {
        ...{ art: scene.look, layout: { ...frame, own }, labels, reducedMotion, ...words },
        ...{ texts: said.texts, formatMoney: said.formatMoney },
        atlas: yield* atlasOf(scene.pieces(now()), scene.unitPx(own), scene.look.plate.outline),
      };
    },
    backdrop: ({ layout }) => scene.art.backdrop(layout.width, layout.height),
    cabinet: ({ layout }) => boardPicture(scene, now(), layout),
    compose: (view, moment) => composeBoard(scene, now(), view, moment),
  };
}

/** All pieces and the effects in one texture, as large as they need. */
function* atlasOf(pieces: Readonly<Record<string, Piece>>, unitPx: number, outline: string): Steps<Sheet> {
  const sized = Object.entries(pieces).map(([name, { picture, width }]) => {
    const px = Math.max(8, Math.ceil(width * unitPx));
    return { name, picture, width: px, height: Math.ceil((px * picture.height) / picture.width) };
  });
  const area = sized.reduce((sum, { width, height }) => sum + (width + 4) * (height + 4), 0) + 500_000;
  const widest = Math.max(...sized.map(({ width, height }) => Math.max(width, height)));
  const side = SIDES.find((each) => each > widest + 8 && each * each > area * ROOM) ?? 2048;
  const sheet = createSheet(side, side);
  // The tallest first: rows then waste little.
  yield* putPictures(
    sheet,
    sized.sort((a, b) => b.height - a.height),
  );
  yield* putEffects(sheet, outline, Math.min(160, unitPx));
  return sheet;
}
