import type { GridDefinition } from '@croupier/games';
import type { GameArt } from '../art/game-art.ts';
import { stageGameOf, type StageGame } from '../game/stage-game.ts';
import type { Steps } from '../picture/steps.ts';
import type { Sheet } from '../render/sheet.ts';
import type { Act } from './act.ts';
import { buildAtlas } from './build-atlas.ts';
import { cabinetPicture } from './cabinet-picture.ts';
import { compose } from './compose.ts';
import { layOut, windowOf, type Layout } from './layout.ts';
import type { Rest } from './rest.ts';
import type { CanvasOptions, Scenery } from './surface.ts';
import type { View } from './view.ts';

const LARGEST_SYMBOL_PX = 240;

/** What is on the reels at a moment. Times in milliseconds: of the act, and of what wanders through the scene. */
export interface GridMoment {
  readonly act: Act;
  readonly from: Rest;
  readonly ms: number;
  readonly ambienceMs: number;
}

/** A slot: its scene, its cabinet, its reels. */
export function gridScenery(
  definition: GridDefinition,
  art: GameArt,
  { texts, formatMoney, reducedMotion }: CanvasOptions,
): Scenery<View, GridMoment> {
  const game = stageGameOf(definition);
  return {
    *see({ width, height }, labels, known) {
      const layout = layOut(width, height, windowOf(game));
      const words = known ?? { texts, formatMoney };
      return {
        ...{ game, art, labels, layout, reducedMotion },
        ...{ texts: words.texts, formatMoney: words.formatMoney },
        atlas: yield* atlasFor(game, art, layout, known),
      };
    },
    backdrop: ({ layout }) => art.backdrop(layout.width, layout.height),
    cabinet: ({ layout }) => cabinetPicture(layout, art, game),
    compose: (view, { act, from, ms, ambienceMs }) => compose(view, act, from, ms, ambienceMs),
  };
}

/** The atlas is kept while its symbols have the right size. */
function* atlasFor(game: StageGame, art: GameArt, layout: Layout, known?: View): Steps<Sheet> {
  const largest = game.rowsVary ? layout.cellWidth : Math.min(layout.cellWidth, layout.cellHeight);
  const symbolPx = Math.min(LARGEST_SYMBOL_PX, Math.max(64, Math.ceil(largest / 32) * 32));
  const fits = known?.atlas.regions.get(Object.keys(art.symbols)[0] ?? '')?.width === symbolPx;
  return known && fits ? known.atlas : yield* buildAtlas(art, symbolPx);
}
