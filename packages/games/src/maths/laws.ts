import { bookLaw } from '../book/book-law.ts';
import { cascadeLaw } from '../cascade/cascade-law.ts';
import { crashLaw } from '../crash/crash-law.ts';
import type { GameDefinition } from '../definition.ts';
import { drawLaw } from '../draw/draw-law.ts';
import { holdLaw } from '../hold/hold-law.ts';
import { linesLaw } from '../lines/lines-law.ts';
import { poolLaw } from '../pool/pool-law.ts';
import { respinLaw } from '../respin/respin-law.ts';
import { stepsLaw } from '../steps/steps-law.ts';
import { tableLaw } from '../table/table-law.ts';
import { waysLaw } from '../ways/ways-law.ts';
import type { RoundLaw } from './round-law.ts';

/** How each engine's law is had. A mode is one of `modesOf(definition)`. */
const LAWS: {
  readonly [Name in GameDefinition['engine']]: (
    definition: Extract<GameDefinition, { engine: Name }>,
    mode: string,
  ) => RoundLaw;
} = {
  lines: linesLaw,
  respin: respinLaw,
  book: bookLaw,
  ways: waysLaw,
  cascade: cascadeLaw,
  hold: holdLaw,
  table: tableLaw,
  pool: poolLaw,
  draw: drawLaw,
  steps: stepsLaw,
  crash: crashLaw,
};

/** The law of a round in this mode. Heavy: up to seconds for a game whose free spins are counted through. */
export function lawOf(definition: GameDefinition, mode: string): RoundLaw {
  // Each entry reads the definitions of its own name, which the type of the table has checked.
  return (LAWS[definition.engine] as (definition: GameDefinition, mode: string) => RoundLaw)(
    definition,
    mode,
  );
}
