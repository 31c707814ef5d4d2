import type { GameDefinition } from '../definition.ts';
import { mathHash } from '../math-hash.ts';
import { GAMES } from './index.ts';

/**
 * Definitions that rounds were played by and that are no longer offered. A change of a published game's
 * maths moves the old definition here, so that every stored round can be shown and verified for ever.
 */
const RETIRED: readonly GameDefinition[] = [];

let byHash: ReadonlyMap<string, GameDefinition> | undefined;

/** The definition with this `mathHash`, offered now or retired, or undefined. */
export function definitionByHash(hash: string): GameDefinition | undefined {
  byHash ??= new Map(
    [...GAMES.map((game) => game.definition), ...RETIRED].map((definition) => [
      mathHash(definition),
      definition,
    ]),
  );
  return byHash.get(hash);
}
