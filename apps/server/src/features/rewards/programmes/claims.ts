import type { OfferOver } from '@croupier/domain/rewards/programmes';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import {
  deleteClaim,
  hasClaim,
  insertClaim,
  listOpenClaims,
  lockOpenClaim,
  settleClaimsOf,
  type ClaimKey,
} from './claims-store.ts';

/** A claim that is open for so long was not followed by what it is for. */
const OPEN_FOR_MS = 60_000;
const PORTION = 500;
const UNIQUE_VIOLATION = '23505';

/** A claim on so much of something scarce, of which there is no more than the cap. */
export interface Wish extends ClaimKey {
  /** One, where it is left out; minor units of a budget. */
  readonly amount?: bigint;
  readonly cap: bigint;
}

/**
 * Takes the last of something once: a statement of its own, before the player's transaction and its locks, so that nobody who wants some
 * of it waits for somebody else's player. The same key finds its claim and goes on.
 */
export async function claim(
  db: Database,
  { amount = 1n, ...wish }: Wish,
  now: Date,
): Promise<'claimed' | 'found' | 'full'> {
  for (;;) {
    try {
      const status = await insertClaim(db, { ...wish, amount, now });
      // The last of it may have gone to this very key, by a claim at once that the statement was too early to see.
      return status === 'full' && (await hasClaim(db, wish)) ? 'found' : status;
    } catch (error) {
      // The same key at once: it has been claimed, or it has been given back since.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    }
  }
}

/** Claims all of several things, or none of them. @returns which is used up */
export async function claimAll(
  db: Database,
  wishes: readonly (Wish & { readonly over: OfferOver })[],
  now: Date,
): Promise<OfferOver | undefined> {
  for (const [index, wish] of wishes.entries()) {
    if ((await claim(db, wish, now)) !== 'full') continue;
    for (const taken of wishes.slice(0, index)) await returnClaim(db, taken);
    return wish.over;
  }
  return undefined;
}

/** Gives back what was claimed and not given. @returns whether it was still open */
export const returnClaim = (db: Queryable, key: Omit<ClaimKey, 'playerId'>): Promise<boolean> =>
  deleteClaim(db, key);

/** Tells whether what was claimed for has been given, under the id that is the key of the claim. */
export type IsGiven = (db: Queryable, claim: Pick<ClaimKey, 'playerId' | 'key'>) => Promise<boolean>;

interface CloseParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly isGiven: IsGiven;
  readonly apart: EachApart;
}

/** Finishes claims that a process left behind: settles those whose reward was given, and returns the others. */
export function closeClaims(parts: CloseParts): Job {
  return {
    name: 'programme-claims',
    everyMs: 15_000,
    timeoutMs: 60_000,
    run: async (signal) => {
      const before = new Date(parts.clock.now().getTime() - OPEN_FOR_MS);
      const open = await listOpenClaims(parts.db, before, PORTION);
      const nameOf = ({ programmeId, what, key }: ClaimKey) => `${programmeId} ${what} ${key}`;
      await parts.apart.each(open, nameOf, (one) => closeClaim(parts, one), signal);
    },
  };
}

/** Under the claim's lock: who is giving at this moment holds it, and is waited for. */
const closeClaim = ({ db, clock, isGiven }: CloseParts, open: ClaimKey): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockOpenClaim(tx, open))) return;
    if (await isGiven(tx, open)) await settleClaimsOf(tx, [open.key], clock.now());
    else await deleteClaim(tx, open);
  });
