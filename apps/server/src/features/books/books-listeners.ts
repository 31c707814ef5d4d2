import type { Listener } from '../../platform/outbox.ts';
import type { BooksDeps } from './books-module.ts';
import { chainTransfers, MONEY_TOPICS } from './chain-transfers.ts';
import { DAY_OVER, publishDay } from './daily-head.ts';
import { keepWitness, WITNESS_TOPICS } from './keep-witness.ts';
import { createWitnessSealer } from './witness-seal.ts';
import { createSealer } from './transfer-link.ts';

/** The chain is written here and nowhere else: by the one worker, in the transaction that takes the facts. */
export function booksListeners({ clock, seedKey, error }: BooksDeps): Listener[] {
  const sealOf = createSealer(seedKey);
  const witnessSealOf = createWitnessSealer(seedKey);
  return [
    {
      name: 'books-chain',
      topics: MONEY_TOPICS,
      handle: async (tx, facts) => {
        for (const { playerId, currency, kind } of await chainTransfers(tx, facts, sealOf))
          error('a transfer that no server told of', { playerId: String(playerId), currency, kind });
      },
    },
    {
      name: 'books-witness',
      topics: WITNESS_TOPICS,
      handle: (tx, facts) => keepWitness(tx, facts, witnessSealOf),
    },
    {
      name: 'books-head',
      topics: [DAY_OVER],
      handle: async (tx, facts) => {
        for (const { payload } of facts) await publishDay(tx, (payload as { day: string }).day, clock.now());
      },
    },
  ];
}
