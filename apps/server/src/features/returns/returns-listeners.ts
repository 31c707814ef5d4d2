import { definitionByHash, type GameDefinition } from '@croupier/games';
import type { Tx } from '../../platform/database.ts';
import type { Listener } from '../../platform/outbox.ts';
import { countReturns, type SettledRound } from './count-returns.ts';
import { addToTallies, hashesOfMaths } from './returns-store.ts';

/** Counts every settled round of the house, in the transaction that takes its fact. */
export function returnsListeners(): Listener[] {
  const definitionOf = createDefinitions();
  return [
    {
      name: 'returns-tally',
      topics: ['round.settled'],
      handle: async (tx, facts) => {
        const rounds = facts.map(({ payload }) => payload as SettledRound);
        const definitions = await definitionOf(tx, new Set(rounds.map(({ maths }) => maths)));
        const counted = countReturns(rounds, definitions);
        if (counted.length > 0) await addToTallies(tx, counted);
      },
    },
  ];
}

/** Definitions by the number that rounds store; a number means the same for ever, so it is looked up once. */
function createDefinitions() {
  const known = new Map<number, GameDefinition | undefined>();
  return async (tx: Tx, mathsIds: ReadonlySet<number>) => {
    const unknown = [...mathsIds].filter((id) => !known.has(id));
    if (unknown.length > 0)
      for (const { id, mathHash } of await hashesOfMaths(tx, unknown))
        known.set(id, definitionByHash(mathHash));
    return (id: number) => known.get(id);
  };
}
