import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { findSeat, insertPair, insertSeat } from './fairness-store.ts';
import type { SeedVault } from './seed-vault.ts';

/**
 * What decides a player's next round. Kept in memory between rounds and only a guess: the settlement compares pair
 * and nonce with the locked row, and a round drawn from a stale guess is never settled.
 */
export interface Seat {
  readonly playerId: bigint;
  pair: number;
  nextNonce: number;
  /** 64 hexadecimal digits. Secret until the pair is revealed. */
  serverSeed: string;
  clientSeed: string;
  commitment: string;
}

export interface Seats {
  /** The player's seat, made at the first use. */
  of(playerId: bigint): Promise<Seat>;
  /** Reads the seat again after it proved stale. */
  reload(seat: Seat): Promise<void>;
}

const SEATS_KEPT = 20_000;

export function createSeats({ db, clock, vault }: { db: Database; clock: Clock; vault: SeedVault }): Seats {
  const kept = new Map<bigint, Promise<Seat>>();

  async function load(playerId: bigint): Promise<Seat> {
    let row = await findSeat(db, playerId);
    if (!row) {
      await openSeat(playerId);
      row = await findSeat(db, playerId);
    }
    if (!row) throw new Error(`Player ${playerId} has no seat`);
    const { pair, nextNonce, commitment } = row;
    const serverSeed = vault.open(playerId, pair, row.sealed);
    return { playerId, pair, nextNonce, serverSeed, clientSeed: row.clientSeed!, commitment };
  }

  async function openSeat(playerId: bigint): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await insertSeat(tx, playerId, 1))) return;
      const clientSeed = randomBytes(16).toString('hex');
      await insertPair(tx, {
        playerId,
        number: 1,
        ...vault.create(playerId, 1),
        clientSeed,
        activatedAt: clock.now(),
      });
      await insertPair(tx, {
        playerId,
        number: 2,
        ...vault.create(playerId, 2),
        clientSeed: null,
        activatedAt: null,
      });
    });
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
    async reload(seat) {
      Object.assign(seat, await load(seat.playerId));
    },
  };
}
