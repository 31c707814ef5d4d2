import { bookEngine } from './book/book-engine.ts';
import { cascadeEngine } from './cascade/cascade-engine.ts';
import type { GameDefinition } from './definition.ts';
import type { Engine } from './engine.ts';
import { linesEngine } from './lines/lines-engine.ts';
import { respinEngine } from './respin/respin-engine.ts';
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
};

/** The rules that read this definition. */
export function engineOf(definition: GameDefinition): Engine<GameDefinition> {
  // Each entry reads the definitions of its own name, which the type of the table has checked.
  return ENGINES[definition.engine] as unknown as Engine<GameDefinition>;
}

/** How many units make a total stake of this game. */
export function stakeUnitsOf(definition: GameDefinition): number {
  return engineOf(definition).stakeUnits(definition);
}

/** The modes of this game, the one offered at first leading. */
export function modesOf(definition: GameDefinition): readonly string[] {
  return engineOf(definition).modes(definition);
}
