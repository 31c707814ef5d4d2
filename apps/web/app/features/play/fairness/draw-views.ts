import { spinStepsOf, type GameDefinition, type SpinStep, type Verification } from '@croupier/games';
import { drawMeanings, type DrawMeaning } from './draw-meaning.ts';

/** One number that was drawn: where it came from and what it decided. */
export interface DrawView {
  readonly what: DrawName;
  /** For a reel that stopped: which one, counted from 1, and what it shows; null for anything else. */
  readonly stop: {
    readonly spin: number;
    readonly reel: number;
    readonly column: readonly string[];
  } | null;
  readonly means: DrawMeaning | null;
  readonly block: number;
  readonly index: number;
  readonly word: number;
  readonly range: number;
  readonly result: number;
  readonly rejected: number;
}

export type DrawName = (typeof DRAW_NAMES)[number];

/** The engines' names for what they draw; the page has a word for each. */
const DRAW_NAMES = [
  'reel',
  'rows',
  'cell',
  'orb',
  'multiplier',
  'special',
  'coin',
  'sector',
  'turn',
  'roll',
  'number',
  'trap',
  'card',
  'field',
  'flight',
  'ticket',
] as const;

/** Every draw of a round in order. A name that the page has no word for is told as a number. */
export function drawViews(definition: GameDefinition, { draws, outcome }: Verification): DrawView[] {
  const meanings = drawMeanings(definition, { draws, outcome });
  const stops = stopsOf(spinStepsOf(outcome));
  let stopped = 0;
  return draws.map(({ what, block, index, word, n, result, rejected }, order) => ({
    what: DRAW_NAMES.find((name) => name === what) ?? 'number',
    stop: what === 'reel' ? (stops[stopped++] ?? null) : null,
    means: meanings[order] ?? null,
    block,
    index,
    word,
    range: n,
    result,
    rejected,
  }));
}

/** The reels in the order in which they drew a stop: in each spin all but those that were held from top to bottom. */
function stopsOf(steps: readonly SpinStep[]) {
  return steps
    .filter(({ stops }) => stops.length > 0)
    .flatMap(({ grid, held = [] }, spin) =>
      grid.flatMap((column, reel) => {
        const isHeld = held.filter(([at]) => at === reel).length === column.length;
        return isHeld ? [] : [{ spin: spin + 1, reel: reel + 1, column }];
      }),
    );
}
