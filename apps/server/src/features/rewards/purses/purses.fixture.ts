import { randomUUID } from 'node:crypto';
import type { PurseTerms } from '@croupier/domain/rewards/purses';
import { expect } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { Purses } from './purses-module.ts';

export interface WantedBonus {
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
  readonly terms?: Partial<PurseTerms>;
  readonly expiresAt?: Date | null;
}

/** What a process of the house gives a bonus with. */
interface Giver {
  readonly clock: Clock;
  readonly fairness: { readonly seats: Pick<Fairness['seats'], 'prepare'> };
  readonly purses: Pick<Purses, 'grant' | 'activate'>;
}

/** Half of a stake in the small game counts, and all of it elsewhere. */
const TERMS: PurseTerms = {
  currency: 'UAH',
  order: 'REAL_FIRST',
  contributions: { 'sunny-orchard': 50 },
  otherContribution: 100,
  maximumStakeMinor: null,
  maximumConversionMinor: null,
};

/** Gives a player without one a bonus, of hryvnias where nothing else is wished for. @returns the id of the grant, which is active */
export async function giveBonus(
  { db }: { readonly db: Database },
  { clock, fairness, purses }: Giver,
  playerId: bigint,
  wanted: WantedBonus,
): Promise<string> {
  const id = randomUUID();
  await fairness.seats.prepare(playerId);
  await db.transaction(async (tx) => {
    const terms = { ...TERMS, ...wanted.terms };
    const grant = { expiresAt: null, ...wanted, playerId, id, terms, now: clock.now() };
    expect(await purses.grant(tx, grant)).toBe(true);
    expect(await purses.activate(tx, playerId, id)).toBeUndefined();
  });
  return id;
}
