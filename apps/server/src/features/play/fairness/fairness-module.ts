import type { Tx } from '../../../platform/database.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { drawShared, hashEntries } from './draw-shared.ts';
import { fairnessRoutes } from './fairness-routes.ts';
import { lockSeat } from './fairness-store.ts';
import { rotateSeeds, type RotateInput, type Rotated } from './rotate-seeds.ts';
import { createSeats, type Seats } from './seats.ts';
import { openPairOf, type OpenPair } from './seed-pairs.ts';
import { createSeedVault, type SeedVault } from './seed-vault.ts';

export interface Fairness {
  readonly module: Module;
  readonly seats: Seats;
  /** Seals what the house may not yet show. */
  readonly vault: SeedVault;
  /** A pair with its server seed, revealed or not: for the inside of the server only. */
  openPair(playerId: bigint, number: number): Promise<OpenPair>;
  rotate(input: RotateInput): Promise<Rotated>;
  /** Holds every round, step and rotation of the player back until the transaction ends. */
  lockSeat(tx: Tx, playerId: bigint): Promise<void>;
  /** Draws that many share, on a thread of their own. */
  readonly shared: { readonly hash: typeof hashEntries; readonly draw: typeof drawShared };
}

/** Which seeds a player's rounds are drawn from; what is secret of them is sealed in the database by the seeds' key. */
export function createFairness({ db, clock, config }: Needs<'db' | 'clock', 'seedKey'>): Fairness {
  const vault = createSeedVault(config.seedKey);
  const seats = createSeats({ db, clock, vault });
  const rotate = (input: RotateInput) => rotateSeeds({ db, clock, vault }, input);
  return {
    module: { name: 'fairness', routes: (http) => fairnessRoutes(http, { db, clock, vault, seats, rotate }) },
    seats,
    vault,
    openPair: (playerId, number) => openPairOf(db, vault, playerId, number),
    lockSeat: async (tx, playerId) => void (await lockSeat(tx, playerId)),
    rotate,
    shared: { hash: hashEntries, draw: drawShared },
  };
}
