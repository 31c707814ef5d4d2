import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { drawLoot, type DrawnLoot, type LootInput } from './draw-loot.ts';
import { drawShared, hashEntries } from './draw-shared.ts';
import { noTape, type Tape } from './draw-tape.ts';
import { fairnessRoutes } from './fairness-routes.ts';
import { lockSeat } from './fairness-store.ts';
import type { LootKey } from './loot-store.ts';
import { FAIRNESS_PERSONAL } from './personal-store.ts';
import { rotateSeeds, type RotateInput, type Rotated } from './rotate-seeds.ts';
import { createSeats, type Seats } from './seats.ts';
import { openPairOf, type OpenPair } from './seed-pairs.ts';
import { createSeedVault, type SeedVault } from './seed-vault.ts';
import { readDraw, settleDraw, type GivenLoot } from './settle-draw.ts';

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
  /** Draws a place of a table for a player in the caller's transaction, which locks the seat first. */
  drawLoot(tx: Tx, input: LootInput): Promise<DrawnLoot>;
  /** Says once what is given for a draw: its place, or its fallback where the stock was gone. */
  settleDraw(tx: Tx, given: GivenLoot & { readonly key: LootKey }): ReturnType<typeof settleDraw>;
  /** A draw whose prize was given, with its proof and its table. */
  findDraw(db: Queryable, key: LootKey): ReturnType<typeof readDraw>;
  /** Draws that many share, on a thread of their own. */
  readonly shared: { readonly hash: typeof hashEntries; readonly draw: typeof drawShared };
}

/** Which seeds a player's rounds are drawn from; what is secret of them is sealed in the database by the seeds' key. */
export function createFairness(
  { db, clock, config }: Needs<'db' | 'clock', 'seedKey'>,
  { tape = noTape }: { readonly tape?: Tape } = {},
): Fairness {
  const vault = createSeedVault(config.seedKey);
  const seats = createSeats({ db, clock, vault });
  const rotate = (input: RotateInput) => rotateSeeds({ db, clock, vault }, input);
  return {
    module: {
      name: 'fairness',
      routes: (http) => fairnessRoutes(http, { db, clock, vault, seats, rotate }),
      personal: FAIRNESS_PERSONAL,
    },
    seats,
    vault,
    openPair: (playerId, number) => openPairOf(db, vault, playerId, number),
    lockSeat: async (tx, playerId) => void (await lockSeat(tx, playerId)),
    rotate,
    drawLoot: (tx, input) => drawLoot({ vault, clock, tape }, tx, input),
    settleDraw: (tx, given) => settleDraw(vault, tx, given),
    findDraw: (reader, key) => readDraw(vault, reader, key),
    shared: { hash: hashEntries, draw: drawShared },
  };
}
