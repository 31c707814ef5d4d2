import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { createEachApart, type EachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { STAKE_UNIT_MINOR } from '../../play/catalog/feature.ts';
import { activateGrant, forfeitWin, giveGrant, type NotActivated } from './change-grant.ts';
import {
  cancelGrant,
  cancelGrantIn,
  endDue,
  endIfOver,
  type NotCanceled,
  type EndDeps,
} from './end-grants.ts';
import { expireWaiting, findGrant, type Grant, type NewGrant } from './grants-store.ts';
import { lockKnownGrant } from './lock-grants.ts';
import { pursesListeners } from './purses-listeners.ts';
import { PURSES_PERSONAL } from './personal-store.ts';

export interface Purses {
  readonly module: Module;
  /** A grant by its id, as it was granted: kept in memory, for its terms never change, and its end only ever moves on. */
  termsOf(playerId: bigint, id: string): Promise<Grant>;
  grant(tx: Tx, grant: NewGrant): Promise<boolean>;
  /** As it is now; the caller holds the lock of the player's seat. */
  lockGrant(tx: Tx, playerId: bigint, id: string): Promise<Grant>;
  /** Takes back the bonus part of a round's win that came after the bonus had ended. */
  forfeit(tx: Tx, grant: Grant, win: { amountMinor: bigint; round: string }): Promise<void>;
  activate(tx: Tx, playerId: bigint, id: string): Promise<NotActivated | undefined>;
  cancel(playerId: bigint, id: string): Promise<NotCanceled | undefined>;
  /** The same in a transaction of the caller's. */
  cancelIn(tx: Tx, grant: { playerId: bigint; id: string }): Promise<NotCanceled | undefined>;
  /** Whether the round that left so much may have ended the bonus: then `endIfOver` says. */
  mayBeOver(left: { currency: Currency; wagerLeftMinor: bigint; bonusMinor: bigint }): boolean;
  endIfOver(playerId: bigint): Promise<string | undefined>;
  /** The key of an open round that took money of a grant. */
  openRoundOf: EndDeps['openRoundOf'];
}

interface Lower {
  /** Where rounds may be open; they lie above this feature. */
  readonly openRounds: readonly EndDeps['openRoundOf'][];
}

const TERMS_KEPT = 20_000;

/** Bonus money: the grants it is held by, what it is staked under, and how it ends. */
export function createPurses(
  { db, clock, error }: Needs<'db' | 'clock' | 'error'>,
  { openRounds }: Lower,
): Purses {
  const smallestStakeMinor = (currency: Currency) => STAKE_UNIT_MINOR[currency];
  const kept = new Map<string, Grant>();
  const openRoundOf = async (db: Queryable, playerId: bigint, grantId: string) => {
    for (const look of openRounds) {
      const key = await look(db, playerId, grantId);
      if (key !== undefined) return key;
    }
    return undefined;
  };
  const parts: EndDeps = { db, clock, smallestStakeMinor, openRoundOf };
  const apart = createEachApart({ clock, failed: (about) => error('a bonus could not be ended', about) });
  return {
    module: {
      name: 'purses',
      personal: PURSES_PERSONAL,
      listeners: pursesListeners,
      jobs: [endingJob(parts, apart)],
    },
    termsOf: async (playerId, id) => {
      const known = kept.get(id);
      // One that has run out by what is kept may have been given more time since.
      const hasRunOut = known?.expiresAt != null && known.expiresAt <= clock.now();
      if (known?.playerId === playerId && !hasRunOut) return known;
      const grant = await findGrant(db, playerId, id);
      if (!grant) throw new Error(`Player ${playerId} has no bonus ${id}`);
      kept.set(id, grant);
      if (kept.size > TERMS_KEPT) kept.delete(kept.keys().next().value!);
      return grant;
    },
    grant: giveGrant,
    lockGrant: lockKnownGrant,
    forfeit: forfeitWin,
    activate: (tx, playerId, id) => activateGrant(tx, playerId, id, clock.now()),
    cancel: (playerId, id) => cancelGrant(parts, playerId, id),
    cancelIn: (tx, grant) => cancelGrantIn(parts, tx, grant),
    mayBeOver: ({ currency, wagerLeftMinor, bonusMinor }) =>
      wagerLeftMinor === 0n || bonusMinor < smallestStakeMinor(currency),
    endIfOver: (playerId) => endIfOver(parts, playerId),
    openRoundOf,
  };
}

const endingJob = (deps: EndDeps, apart: EachApart) => ({
  name: 'purses-end',
  everyMs: 30_000,
  timeoutMs: 60_000,
  run: async (signal: AbortSignal) => {
    await expireWaiting(deps.db, deps.clock.now());
    await endDue(deps, apart, signal);
  },
});
