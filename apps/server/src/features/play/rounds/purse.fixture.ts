import { randomUUID } from 'node:crypto';
import type { PurseParts, PurseTerms } from '@croupier/domain';
import { expect } from 'vitest';
import type { Queryable } from '../../../platform/database.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import type { createRoundsFixture } from './rounds.fixture.ts';

export type RoundsFixture = Awaited<ReturnType<typeof createRoundsFixture>>;
export type RoundsProcess = ReturnType<RoundsFixture['createProcess']>;

const TERMS: PurseTerms = {
  currency: 'UAH',
  order: 'REAL_FIRST',
  contributions: { 'sunny-orchard': 50 },
  otherContribution: 100,
  maximumStakeMinor: null,
  maximumConversionMinor: null,
};

export interface WantedBonus {
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
  readonly terms?: Partial<PurseTerms>;
  readonly expiresAt?: Date | null;
}

/** A player in Ukraine with real money and an active bonus. */
export async function createBonusPlayer(
  fixture: RoundsFixture,
  server: RoundsProcess,
  { realMinor, ...wanted }: WantedBonus & { realMinor: bigint },
): Promise<{ playerId: bigint; id: string }> {
  const playerId = await fixture.player('UA', realMinor);
  return { playerId, id: await giveBonus(fixture, server, playerId, wanted) };
}

/** @returns the id of the grant, which is active */
export async function giveBonus(
  { db }: RoundsFixture,
  { fairness, purses, clock }: RoundsProcess,
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

export async function bonusStateOf(db: Queryable, playerId: bigint, id: string): Promise<string> {
  const text = 'SELECT state FROM bonus_grant WHERE player_id = $1 AND id = $2';
  const [row] = await db.query<{ state: string }>(text, [playerId, id]);
  return row!.state;
}

/** In the one currency that the player has. */
export async function partsHeldBy(db: Queryable, playerId: bigint): Promise<PurseParts> {
  const balances = await balancesOf(db, playerId);
  const of = (kind: string) => balances.find((balance) => balance.kind === kind)!.amountMinor;
  return { realMinor: of('real'), bonusMinor: of('bonus') };
}
