import type { GameDefinition } from '../definition.ts';
import { mathHash } from '../math-hash.ts';
import { GAMES } from './index.ts';
import { nightKeno } from './night-keno.ts';
import { queensLadder } from './queens-ladder.ts';

/**
 * Definitions that rounds were played by and that are no longer offered. A change of a published game's
 * maths moves the old definition here, so that every stored round can be shown and verified for ever.
 */
export const RETIRED: readonly GameDefinition[] = [
  // Ten picks paid no more than nine, at six times the odds.
  {
    ...nightKeno,
    mathVersion: 1,
    modes: nightKeno.modes.map((mode) =>
      mode.id === 'pick-10'
        ? { ...mode, pays: [0, 0, 0, 0, 0, 100, 500, 3000, 20_000, 100_000, 200_000] }
        : mode,
    ),
  },
  // Up to 5,000 stakes, which not even the best player could hope to see.
  { ...queensLadder, mathVersion: 1, maximumWinStakes: 5000 },
];

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
