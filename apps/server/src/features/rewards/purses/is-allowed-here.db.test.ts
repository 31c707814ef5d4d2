import { randomUUID } from 'node:crypto';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { giveGift } from '../gifts/feature.ts';
import { giveGrant } from './change-grant.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = new Date();
const TERMS = {
  order: 'REAL_FIRST',
  contributions: {},
  otherContribution: 100,
  maximumStakeMinor: null,
  maximumConversionMinor: null,
} as const;

/** Whether a player of a region is given a bonus of 10.00. */
async function isGiven(
  region: RegionId,
  bonus: { wagerMinor: bigint; isForLosses?: boolean },
  wished?: RegionId,
): Promise<boolean> {
  const playerId = BigInt((await app.createPlayer({ region })).id);
  if (wished)
    await app.owner.query(
      `INSERT INTO region_wish (player_id, region, asked_at, takes_effect_at) VALUES ($1, $2, now(), now() + interval '1 day')`,
      [playerId, wished],
    );
  const terms = { ...TERMS, currency: REGIONS[region].currency };
  return app.db.transaction((tx) =>
    giveGrant(tx, { playerId, id: randomUUID(), amountMinor: 1_000n, ...bonus, terms, expiresAt: null, now }),
  );
}

it('in a region with a cap, no bonus is given that is wagered longer', async () => {
  expect(await isGiven('EU', { wagerMinor: 10_000n })).toBe(true);
  expect(await isGiven('EU', { wagerMinor: 10_001n })).toBe(false);
  expect(await isGiven('SL', { wagerMinor: 10_001n })).toBe(true);
});

it('nor while a move there waits', async () => {
  expect(await isGiven('SL', { wagerMinor: 10_001n }, 'EU')).toBe(false);
});

it('where bonuses for losses are not allowed, none is given', async () => {
  expect(await isGiven('UA', { wagerMinor: 0n, isForLosses: true })).toBe(false);
  expect(await isGiven('UA', { wagerMinor: 0n })).toBe(true);
  expect(await isGiven('SL', { wagerMinor: 0n, isForLosses: true })).toBe(true);
});

it('nor are rounds given whose wins would be wagered longer', async () => {
  const given = async (wagerTimes: number) => {
    const playerId = BigInt((await app.createPlayer({ region: 'EU' })).id);
    const terms = {
      endsAs: 'bonus',
      maximumWinMinor: null,
      wagerTimes,
      validDays: null,
      purse: TERMS,
    } as const;
    const gift = { playerId, id: randomUUID(), rounds: 5, games: ['sunny-orchard'], stakeMinor: 20n };
    return app.db.transaction((tx) =>
      giveGift(tx, { ...gift, currency: 'EUR', terms, expiresAt: null, now }),
    );
  };
  expect([await given(10), await given(11)]).toEqual([true, false]);
});
