import { definitionByHash, type GameDefinition } from '@croupier/games';
import type { Tx } from '../../../platform/database.ts';
import { reader, type Reader } from '../../../platform/outbox.ts';
import { countReturns } from './count-returns.ts';
import { addToTallies, hashesOfMaths, TALLY_READER } from './returns-store.ts';

/** As often as a second what came since is counted: one statement, and one row a tally. */
const EVERY_MS = 1_000;

/** Counts every settled round of the house. */
export function returnsReaders(): Reader[] {
  const definitionOf = createDefinitions();
  return [
    reader({
      name: TALLY_READER,
      topics: ['round.settled'],
      everyMs: EVERY_MS,
      handle: async (tx, facts) => {
        const definitions = await definitionOf(tx, new Set(facts.map(({ payload }) => payload.maths)));
        // But for midnight's these are of one day.
        for (const [day, ofDay] of Map.groupBy(facts, ({ createdAt }) =>
          createdAt.toISOString().slice(0, 10),
        )) {
          const counted = countReturns(
            ofDay.map(({ payload }) => payload),
            definitions,
          );
          if (counted.length > 0) await addToTallies(tx, day, counted);
        }
      },
    }),
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
