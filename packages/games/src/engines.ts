import { bookEngine } from './book/book-engine.ts';
import { cascadeEngine } from './cascade/cascade-engine.ts';
import { crashEngine } from './crash/crash-engine.ts';
import type { GameDefinition } from './definition.ts';
import { drawEngine } from './draw/draw-engine.ts';
import type { Engine } from './engine.ts';
import { holdEngine } from './hold/hold-engine.ts';
import { linesEngine } from './lines/lines-engine.ts';
import { poolEngine } from './pool/pool-engine.ts';
import { respinEngine } from './respin/respin-engine.ts';
import { stepsEngine } from './steps/steps-engine.ts';
import { tableEngine } from './table/table-engine.ts';
import { waysEngine } from './ways/ways-engine.ts';

/** The rules by the name that definitions give. */
const ENGINES: {
  readonly [Name in GameDefinition['engine']]: Engine<Extract<GameDefinition, { engine: Name }>>;
} = {
  lines: linesEngine,
  respin: respinEngine,
  book: bookEngine,
  ways: waysEngine,
  cascade: cascadeEngine,
  hold: holdEngine,
  table: tableEngine,
  pool: poolEngine,
  draw: drawEngine,
  steps: stepsEngine,
  crash: crashEngine,
};

/** The rules that read this definition. */
export function engineOf(definition: GameDefinition): Engine<GameDefinition> {
  // Each entry reads the definitions of its own name, which the type of the table has checked.
  return ENGINES[definition.engine] as unknown as Engine<GameDefinition>;
}
