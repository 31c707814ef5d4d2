import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { findSeat } from './fairness-store.ts';
import { activateByHouse, openSeat } from './open-seat.ts';
import type { SeedVault } from './seed-vault.ts';

/**
 * What decides a player's next round. Kept in memory between rounds and only a guess: the settlement compares pair,
 * nonce and bonus with the locked row, and a round drawn from a stale guess is never settled.
 */
export interface Seat {
  readonly playerId: bigint;
  pair: number;
  nextNonce: number;
  /** 64 hexadecimal digits. Secret until the pair is revealed. */
  serverSeed: string;
  clientSeed: string;
  commitment: string;
  /** The player's active bonus, by its id. */
  grantId: string | null;
}

export interface Seats {
  /**
   * The player's seat, made at the first use. A player who bets without having sent a client seed gets one of the house's,
   * which is kept as such.
   */
  of(playerId: bigint): Promise<Seat>;
  /** The same without reading or making anything; undefined where it is not kept. */
  known(playerId: bigint): Promise<Seat> | undefined;
  /** Sees to it that the player has a seat, its first pair committed to and waiting for a client seed. */
  prepare(playerId: bigint): Promise<void>;
  /** Reads the seat again after it proved stale. */
  reload(seat: Seat): Promise<void>;
}

const SEATS_KEPT = 20_000;

export function createSeats({ db, clock, vault }: { db: Database; clock: Clock; vault: SeedVault }): Seats {
  const kept = new Map<bigint, Promise<Seat>>();
  /** Players who have a seat: nobody loses theirs. */
  const prepared = new Set<bigint>();

  async function load(playerId: bigint): Promise<Seat> {
    let row = await findSeat(db, playerId);
    if (!row) {
      await db.transaction((tx) => openSeat(tx, vault, playerId));
      row = await findSeat(db, playerId);
    }
    if (row?.clientSeed === null) {
      const pair = { playerId, number: row.pair, at: clock.now() };
      await db.transaction((tx) => activateByHouse(tx, pair));
      // Whoever was first: the player's own, sent at this moment, may stand there.
      row = await findSeat(db, playerId);
    }
    if (!row?.clientSeed) throw new Error(`Player ${playerId} has no seat`);
    const { pair, nextNonce, commitment, clientSeed, grantId } = row;
    const serverSeed = vault.open(playerId, pair, row.sealed);
    return { playerId, pair, nextNonce, serverSeed, clientSeed, commitment, grantId };
  }

  return {
    of(playerId) {
      const known = kept.get(playerId);
      if (known) return known;
      const loading = load(playerId);
      kept.set(playerId, loading);
      loading.catch(() => kept.delete(playerId));
      // The oldest goes; whoever still holds it plays on, and the settlement sorts out who is stale.
      if (kept.size > SEATS_KEPT) kept.delete(kept.keys().next().value!);
      return loading;
    },
    known: (playerId) => kept.get(playerId),
    async prepare(playerId) {
      if (prepared.has(playerId)) return;
      if (!(await findSeat(db, playerId))) await db.transaction((tx) => openSeat(tx, vault, playerId));
      prepared.add(playerId);
      if (prepared.size > SEATS_KEPT) prepared.delete(prepared.values().next().value!);
    },
    async reload(seat) {
      Object.assign(seat, await load(seat.playerId));
    },
  };
}
