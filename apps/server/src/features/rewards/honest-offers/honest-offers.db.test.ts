import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { findGame, stakeUnitsOf } from '@croupier/games';
import { wageringByLaw } from '@croupier/games/maths/bonus-law.ts';
import { lawOf } from '@croupier/games/maths/laws.ts';
import { spinsByLaw } from '@croupier/games/maths/spins-law.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { computeNext } from './compute-sheets.ts';
import { sheetOf } from './feature.ts';

const TERMS: BonusTerms = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 100, trigger: { by: 'deposit' }, claimDays: 7, validDays: 14 },
  maximum: { UAH: '50000', EUR: '3000', RON: '15000' },
  ...{ wagerTimes: 3, wagerBase: 'BONUS', order: 'REAL_FIRST' },
  contributions: [{ of: { games: ['lucky-fern'] }, percent: 100 }],
  otherContribution: 0,
};

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const failures: unknown[] = [];
/** A process that looks for versions without a sheet. */
const newProcess = () => ({
  ...{ db: database.db, clock: systemClock, readGames: async () => () => undefined },
  apart: createEachApart({ clock: systemClock, failed: ({ err }) => void failures.push(err) }),
});
const put = (code: string, terms: Partial<BonusTerms> = {}) =>
  publishNow(database.db, BONUS, {
    ...{ code, terms: { ...TERMS, ...terms }, audience: { regions: ['UA', 'EU', 'SL', 'RC'] } },
  });
const rows = () =>
  database.db.query<{ programmeId: bigint; currency: string; amountMinor: bigint; computedAt: Date }>(
    `SELECT programme_id AS "programmeId", currency, amount_minor AS "amountMinor", computed_at AS "computedAt"
FROM offer_sheet ORDER BY programme_id, currency`,
  );

test('computes a version once when two processes find it, with the figures of the pure function', async () => {
  await put('welcome');
  await Promise.all([computeNext(newProcess()), computeNext(newProcess())]);
  const kept = await rows();
  expect(kept.map(({ currency, amountMinor }) => [currency, amountMinor])).toEqual([
    ['EUR', 3_000n],
    ['RON', 15_000n],
    ['UAH', 50_000n],
  ]);
  await computeNext(newProcess());
  expect(await rows()).toEqual(kept);

  const { definition } = findGame('lucky-fern')!;
  const wagering = wageringByLaw(
    {
      ...{ bonusMinor: 50_000n, ownMinor: 50_000n, wagerMinor: 150_000n, contributionPercent: 100 },
      ...{ stakeMinor: 250n, order: 'REAL_FIRST', maximumConversionMinor: null },
    },
    { distribution: lawOf(definition, 'main').distribution, stakeUnits: stakeUnitsOf(definition) },
  );
  const name = { programmeId: kept[0]!.programmeId, version: 1 };
  expect(await sheetOf(database.db, { ...name, currency: 'UAH' })).toEqual({
    wagerMinor: '150000',
    expectedCostMinor: String(wagering.expectedCostMinor),
    chanceToFinishMicro: wagering.chanceToFinishMicro,
    expectedLeftMinor: String(wagering.expectedLeftMinor),
    ...{ method: 'exact', rounds: null, marginMicro: null },
  });
  expect(await sheetOf(database.db, { ...name, currency: 'KZT' })).toBeNull();
  expect(failures).toEqual([]);
});

test('computes one version a run, begins again what was stopped, and leaves out spins that are wagered', async () => {
  // Its only game is a studio's, whose law nobody knows.
  await put('uncounted', { contributions: [{ of: { games: ['paper-moon-toss'] }, percent: 100 }] });
  await put('spins', {
    ...{ type: 'GIFT_SPINS', wagerBase: 'WINNINGS', percent: undefined!, maximum: undefined! },
    spins: {
      ...{ games: ['sunny-orchard'], rounds: 10, endsAs: 'bonus' },
      stake: { UAH: '100', EUR: '20', RON: '100' },
    },
  });
  await put('newest');
  const stopping = new AbortController();
  const readGames = async () => {
    // By then the thread is at work, and its answer takes longer.
    setImmediate(() => stopping.abort(new Error('the server stops')));
    return () => undefined;
  };
  await computeNext({ ...newProcess(), readGames }, stopping.signal);
  expect(stopping.signal.aborted).toBe(true);
  expect(await rows()).toEqual([]);

  const one = newProcess();
  await computeNext(one);
  expect(new Set((await rows()).map(({ programmeId }) => programmeId)).size).toBe(1);
  await computeNext(one);
  await computeNext(one);
  const programmes = [...new Set((await rows()).map(({ programmeId }) => programmeId))];
  expect(programmes).toHaveLength(2);
  // Where no game counts there is a sheet, so that it is not computed again, and nothing to tell.
  const told = programmes.map((programmeId) =>
    sheetOf(database.db, { programmeId, version: 1, currency: 'UAH' }),
  );
  expect((await Promise.all(told)).map((sheet) => sheet === null)).toEqual([true, false]);
  expect(failures).toEqual([]);
});

test('computes free rounds of our games that become real money, and none of a studio’s', async () => {
  const spins = {
    ...{ games: ['lucky-fern'], rounds: 10, endsAs: 'real' as const },
    stake: { UAH: '1000', EUR: '100', RON: '500' },
  };
  const type = 'GIFT_SPINS' as const;
  const noMoney = { percent: undefined!, maximum: undefined!, wagerBase: 'WINNINGS' as const, wagerTimes: 0 };
  await put('spins', { ...noMoney, type, spins, trigger: { by: 'shelf' } });
  await put('studio', {
    ...{ ...noMoney, type: 'PROVIDER_GIFT_SPINS', trigger: { by: 'shelf' } },
    spins: { ...spins, provider: 'paper-moon', games: ['paper-moon-toss'] },
  });
  const one = newProcess();
  await computeNext(one);
  await computeNext(one);
  const kept = await rows();
  const { programmeId } = kept[0]!;
  expect(kept.every((row) => row.programmeId === programmeId)).toBe(true);
  const { definition } = findGame('lucky-fern')!;
  const law = { distribution: lawOf(definition, 'main').distribution, stakeUnits: stakeUnitsOf(definition) };
  const figures = spinsByLaw({ spins: 10, stakeMinor: 1_000n, maximumWinMinor: null }, law);
  expect(await sheetOf(database.db, { programmeId, version: 1, currency: 'UAH' })).toEqual({
    ...{ wagerMinor: '0', expectedCostMinor: '0', method: 'exact', rounds: null, marginMicro: null },
    chanceToFinishMicro: figures.chanceToFinishMicro,
    expectedLeftMinor: String(figures.expectedLeftMinor),
  });
  expect(failures).toEqual([]);
});
