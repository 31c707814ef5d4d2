import { randomUUID } from 'node:crypto';
import { readDraws } from '@croupier/contract/office/programmes-desk';
import { openBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION, type MagicBoxTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { testTape } from '@croupier/contract/site/test-data';
import { tableHash } from '@croupier/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { readKeyRing } from '../../../platform/key-ring.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

const SEED_KEY = '5'.repeat(64);
let office: TestOffice;
// What is published is there with the next call.
beforeAll(async () => void (office = await startTestOffice({ SEED_KEY, MEMORY_MS: '0' })));
afterAll(() => office.site.close());

const TERMS: MagicBoxTerms = {
  ...{ as: 'magicBox', icon: 'chest', perDay: 100 },
  loot: [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 }, stock: 2, fallback: 0 },
  ],
};
const [FIRST, LAST] = [0, 3];
const put = (code: string, basedOn = 0, terms = TERMS) =>
  publishNow(office.site.db, BONUS_PROMOTION, { code, terms }, basedOn);
const tables = async (code: string) =>
  (await office.as.auditor.call(readDraws, { params: { domain: `loot-${code}` } })).tables;

/** Opens a box once for each of these draws. */
async function openForced({ id, call }: TestPlayer, code: string, draws: readonly number[]): Promise<void> {
  const rounds = draws.map((draw) => [draw]);
  await office.site.call(testTape, { body: { playerId: String(id), game: `loot-${code}`, rounds } });
  for (const _ of draws) await call(openBonusPromotion, { body: { key: randomUUID(), code } });
}
const times = (count: number, draw: number) => Array<number>(count).fill(draw);

test('tells how often each place was drawn and given beside what is expected, over all players', async () => {
  await put('lamp');
  const [one, other] = [await office.site.createPlayer(), await office.site.createPlayer()];
  await openForced(one, 'lamp', [...times(10, FIRST), ...times(4, LAST)]);
  await openForced(other, 'lamp', [...times(2, FIRST), ...times(4, LAST)]);
  expect(await tables('lamp')).toMatchObject([
    {
      ...{ kind: 'bonus-promotion', code: 'lamp', version: 1, tableHash: tableHash(TERMS.loot) },
      ...{ draws: 20, forced: 20 },
      // Two of the second place were there: the other six fell back to the first.
      places: [
        { place: 0, weight: 3, reward: { points: 5 }, stock: null, drawn: 12, expected: 15, given: 18 },
        { place: 1, weight: 1, reward: { points: 50 }, stock: 2, drawn: 8, expected: 5, given: 2 },
      ],
      // (12 − 15)² / 15 + (8 − 5)² / 5
      fit: { chiSquare: expect.closeTo(2.4, 9), degrees: 1, p: expect.closeTo(0.1213, 4) },
    },
  ]);
});

test('has too few draws to tell while a place is expected fewer than five times', async () => {
  await put('pot');
  await openForced(await office.site.createPlayer(), 'pot', times(19, FIRST));
  expect(await tables('pot')).toMatchObject([
    { draws: 19, fit: null, places: [{ drawn: 19 }, { drawn: 0 }] },
  ]);
});

test('keeps each version’s draws apart, the last drawn from first', async () => {
  const player = await office.site.createPlayer();
  await put('urn');
  await openForced(player, 'urn', [FIRST]);
  await put('urn', 1, { ...TERMS, loot: [{ weight: 1, reward: { kind: 'points', points: 1 } }] });
  await openForced(player, 'urn', [FIRST, FIRST]);
  expect((await tables('urn')).map(({ version, draws, fit }) => [version, draws, fit])).toEqual([
    [2, 2, null],
    [1, 1, null],
  ]);
});

test('finds what the seeds of players draw within what chance does', async () => {
  await put('vase');
  const { db } = office.site;
  const config = { seedKey: readKeyRing(SEED_KEY) };
  const fairness = createFairness({ db, clock: systemClock, config });
  const [programme] = await db.query<{ id: bigint }>(`SELECT id FROM programme WHERE code = 'vase'`);
  const { id: playerId } = await office.site.createPlayer();
  const of = { playerId, domain: 'loot-vase', programmeId: programme!.id, version: 1, rows: TERMS.loot };
  await db.transaction(async (tx) => {
    for (let draw = 0; draw < 400; draw += 1) await fairness.drawLoot(tx, of);
  });
  const [table] = await tables('vase');
  expect(table).toMatchObject({ draws: 400, forced: 0, fit: { degrees: 1 } });
  expect(table!.places.map(({ expected, given }) => [expected, given])).toEqual([
    [300, 0],
    [100, 0],
  ]);
  expect(table!.places.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(400);
  // A fair source does worse once in a million runs.
  expect(table!.fit!.p).toBeGreaterThan(1e-6);
});

test('has nothing to tell of a domain that nobody drew from, and tells only who may read programmes', async () => {
  expect(await tables('nobody')).toEqual([]);
  const params = { domain: 'loot-lamp' };
  expect(await keyOf(office.as.support.call(readDraws, { params }))).toBe('403 forbidden');
  const odd = { params: { domain: 'sunny-orchard' } };
  expect(await keyOf(office.as.auditor.call(readDraws, odd))).toBe('400 invalid_request');
});
