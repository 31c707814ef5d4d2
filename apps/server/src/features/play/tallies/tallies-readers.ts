import type { Reader } from '../../../platform/outbox.ts';
import { counter } from './counter.ts';
import { addToTally, TALLY_READER } from './tallies-store.ts';

/** A player's rounds of a second are one row. */
const EVERY_MS = 1_000;

export const talliesReaders = (): Reader[] => [
  counter({ name: TALLY_READER, everyMs: EVERY_MS, count: addToTally }),
];
