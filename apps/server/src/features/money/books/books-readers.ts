import type { Clock } from '../../../platform/clock.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { reader, type Reader } from '../../../platform/outbox.ts';
import { CHAIN_READER } from './chain-store.ts';
import { chainTransfers, MONEY_TOPICS } from './chain-transfers.ts';
import { DAY_OVER, publishDay } from './daily-head.ts';
import { keepWitness, WITNESS_TOPICS } from './keep-witness.ts';
import { createWitnessSealer } from './witness-seal.ts';
import { createSealer } from './transfer-link.ts';
import { WITNESS_READER } from './witness-store.ts';

/** Facts of so long are kept together, a row an account or subject; no player waits for that. */
const KEPT_EVERY_MS = 250;

interface ReadersDeps {
  readonly clock: Clock;
  /** The seeds' keys, from which those of the seals are made. */
  readonly seedKey: KeyRing;
  /** Something that a person must look at. */
  readonly error: (message: string, details: object) => void;
}

/**
 * The chain is written here and nowhere else: by one reader, in the order of positions. Its head of a day is made by the
 * same one, so that nothing moves in the chain meanwhile.
 */
export function booksReaders({ clock, seedKey, error }: ReadersDeps): Reader[] {
  const sealer = createSealer(seedKey);
  const witnessSealer = createWitnessSealer(seedKey);
  return [
    reader({
      name: CHAIN_READER,
      topics: [...MONEY_TOPICS, DAY_OVER],
      everyMs: KEPT_EVERY_MS,
      handle: async (tx, facts) => {
        const money = facts.filter((fact) => fact.topic !== DAY_OVER);
        for (const { playerId, currency, kind } of await chainTransfers(tx, money, sealer))
          error('a transfer that no server told of', { playerId: String(playerId), currency, kind });
        for (const fact of facts)
          if (fact.topic === DAY_OVER) await publishDay(tx, fact.payload.day, clock.now());
      },
    }),
    reader({
      name: WITNESS_READER,
      topics: WITNESS_TOPICS,
      everyMs: KEPT_EVERY_MS,
      // It keeps the last that was said: an older word after it would be kept in its place.
      inOrder: true,
      handle: (tx, facts) => keepWitness(tx, facts, witnessSealer),
    }),
  ];
}
