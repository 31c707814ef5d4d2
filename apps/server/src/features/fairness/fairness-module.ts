import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { Module } from '../../platform/module.ts';
import { fairnessRoutes } from './fairness-routes.ts';
import { lockSeat } from './fairness-store.ts';
import { rotateSeeds, type RotateInput, type RotateResult } from './rotate-seeds.ts';
import { createSeats, type Seats } from './seats.ts';
import { openPairOf, type OpenPair } from './seed-pairs.ts';
import { createSeedVault } from './seed-vault.ts';

export interface Fairness {
  readonly module: Module;
  readonly seats: Seats;
  /** A pair with its server seed, revealed or not: for the inside of the server only. */
  openPair(playerId: bigint, number: number): Promise<OpenPair>;
  rotate(input: RotateInput): Promise<RotateResult>;
  /** Holds every round, step and rotation of the player back until the transaction ends. */
  lockSeat(tx: Tx, playerId: bigint): Promise<void>;
}

/** @param seedKey 32 bytes that seal the server seeds in the database */
export function createFairness({
  db,
  clock,
  seedKey,
}: {
  db: Database;
  clock: Clock;
  seedKey: Buffer;
}): Fairness {
  const vault = createSeedVault(seedKey);
  const seats = createSeats({ db, clock, vault });
  return {
    module: { name: 'fairness', routes: (http) => fairnessRoutes(http, { db, clock, vault, seats }) },
    seats,
    openPair: (playerId, number) => openPairOf(db, vault, playerId, number),
    lockSeat: async (tx, playerId) => void (await lockSeat(tx, playerId)),
    rotate: (input) => rotateSeeds({ db, clock, vault }, input),
  };
}
