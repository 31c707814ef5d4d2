import { reader, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import { addFigures, FIGURES_READER, type Told } from './figures-store.ts';

const TOPICS = ['round.settled', 'balance.changed', 'account.opened'] as const;

/** What happens in so long is added to the few rows of its day at once. */
const EVERY_MS = 1_000;

/**
 * Counts what facts tell of, once, as its position moves in the same transaction. A fact only names a row: when it happened and
 * what it came to is read from the row itself, so that whoever counts the rows again finds the same.
 */
export const figuresReaders = (): Reader[] => [
  reader({
    name: FIGURES_READER,
    topics: TOPICS,
    everyMs: EVERY_MS,
    handle: async (tx, facts) => {
      const told = toldBy(facts);
      if (told.rounds.length + told.posts.length + told.players.length > 0) await addFigures(tx, told);
    },
  }),
];

function toldBy(facts: readonly StoredFact<(typeof TOPICS)[number]>[]): Told {
  const told = {
    rounds: [] as Told['rounds'][number][],
    posts: [] as Told['posts'][number][],
    players: [] as bigint[],
  };
  for (const { topic, playerId, payload } of facts) {
    if (topic === 'account.opened') told.players.push(playerId);
    else if (payload.kind === 'play') continue;
    else if (topic === 'round.settled') told.rounds.push({ playerId, key: payload.id });
    // The stake of a round that was opened is counted when the round is over.
    else if (payload.entry === undefined) told.posts.push({ playerId, ...payload });
  }
  return told;
}
