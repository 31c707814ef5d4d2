import { randomUUID } from 'node:crypto';
import { ApiError } from '@croupier/contract/kit';
import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import { createPayIn } from '@croupier/contract/money/payments';
import { setRegion } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import type { RegionId } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { expireDocument } from '../documents/decide-document.ts';
import { giveLevel } from '../documents/feature.ts';

const DAY_MS = 86_400_000;
let site: TestApp;
beforeAll(async () => {
  // Nobody listens there: a deposit is written down and stays open, which is all that counts.
  site = await startTestApp({ SANDBOX_PSP_URL: 'http://127.0.0.1:9' });
});
afterAll(() => site.close());
beforeEach(() => setClock(0));

const setClock = (offsetMs: number) => site.call(testClock, { body: { offsetMs } });
const newPlayer = (region: RegionId, verified = 0) => site.createPlayer({ region, verified });

/** @returns `taken` where the provider was asked, the details of a rule, or the refusal's key */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.key === 'payment_provider_unavailable' ? 'taken' : (error.details ?? error.key);
  }
}
const deposit = (player: TestPlayer, amountMinor: string) =>
  outcomeOf(player.call(createPayIn, { body: { key: randomUUID(), amountMinor, language: 'en' } }));
const payInsOf = (player: TestPlayer) =>
  site.owner.query('SELECT 1 FROM pay_in WHERE player_id = $1', [player.id]);

const show = (player: TestPlayer, level: number) =>
  site.db.transaction((tx) => giveLevel(tx, player.id, level, { by: 'test', at: new Date() }));
/** The passport runs out, and something is done before that has committed. */
async function lose(player: TestPlayer, meanwhile = async (): Promise<void> => undefined): Promise<void> {
  const [passport] = await site.owner.query<{ id: string }>(
    `SELECT id FROM document WHERE player_id = $1 AND kind = 'passport' AND state = 'approved'`,
    [player.id],
  );
  await site.db.transaction(async (tx) => {
    await expireDocument(tx, { playerId: player.id, id: passport!.id }, new Date());
    await meanwhile();
  });
}

const FROM_0_TO_1 = { rule: 'verify_level', verify: { level: 0, needed: 1 } };

test('in Ukraine nothing is deposited before it is known who the player is: no provider is asked and no row is left', async () => {
  const player = await newPlayer('UA');
  expect(await deposit(player, '10000')).toEqual({
    ...FROM_0_TO_1,
    ...{ period: null, currency: 'UAH', limitMinor: '0', leftMinor: '0', until: null },
  });
  expect(await payInsOf(player)).toEqual([]);
  await show(player, 1);
  expect(await deposit(player, '10000')).toBe('taken');
});

test('in Europe so much is, open deposits and those of long ago together; what is left is told', async () => {
  const player = await newPlayer('EU');
  expect(await deposit(player, '120000')).toBe('taken');
  await site.owner.query(
    `UPDATE pay_in SET state = 'PAID', created_at = created_at - interval '3 years', updated_at = updated_at - interval '3 years'
     WHERE player_id = $1`,
    [player.id],
  );
  expect(await deposit(player, '50000')).toBe('taken');
  expect(await deposit(player, '30001')).toMatchObject({
    ...FROM_0_TO_1,
    ...{ currency: 'EUR', limitMinor: '200000', leftMinor: '30000' },
  });
  expect(await deposit(player, '30000')).toBe('taken');
  expect(await deposit(player, '500')).toMatchObject({ ...FROM_0_TO_1, leftMinor: '0' });
  await show(player, 1);
  expect(await deposit(player, '200000')).toBe('taken');
});

test('thirty deposits at once keep to it: exactly those that fit are taken', async () => {
  const player = await newPlayer('EU');
  const open = Array.from({ length: 30 }, () => deposit(player, '20000'));
  expect((await Promise.all(open)).filter((outcome) => outcome === 'taken')).toHaveLength(10);
  expect(await payInsOf(player)).toHaveLength(10);
});

test('money of another region counts by its worth, and a wish to move is enough for what is asked there', async () => {
  const player = await newPlayer('SL');
  expect(await deposit(player, '150000')).toBe('taken');
  await site.owner.query(`UPDATE player SET region = 'RC' WHERE id = $1`, [player.id]);
  const moved = await site.signIn(player);
  expect(await deposit(moved, '250001')).toMatchObject({
    ...FROM_0_TO_1,
    currency: 'RON',
    leftMinor: '250000',
  });
  expect(await deposit(moved, '200000')).toBe('taken');
  await site.owner.query(`UPDATE player SET region = 'SL' WHERE id = $1`, [player.id]);
  const back = await site.signIn(player);
  await back.call(setRegion, { body: { region: 'UA', ageConfirmed: true } });
  expect(await deposit(await site.signIn(player), '10000')).toMatchObject(FROM_0_TO_1);
});

test('a deposit that waits while the passport runs out is judged by what is then', async () => {
  const player = await newPlayer('UA', 1);
  const waiting: Promise<unknown>[] = [];
  await lose(player, async () => {
    waiting.push(deposit(player, '10000'), deposit(player, '10000'));
    await untilWaitingForLocks(site.owner, 2);
  });
  expect(await Promise.all(waiting)).toMatchObject([FROM_0_TO_1, FROM_0_TO_1]);
  expect(await payInsOf(player)).toEqual([]);
});

test('an open deposit leads to no page any more once the level is lost', async () => {
  const player = await newPlayer('UA', 1);
  const body = { key: randomUUID(), amountMinor: '10000', language: 'en' } as const;
  expect(await outcomeOf(player.call(createPayIn, { body }))).toBe('taken');
  await lose(player);
  expect(await outcomeOf(player.call(createPayIn, { body }))).toMatchObject(FROM_0_TO_1);
});

const STAKES = { rule: 'stake_limit', period: 'day' } as const;
const set = (player: TestPlayer, size: string | null) =>
  outcomeOf(player.call(setPlayerLimit, { body: { ...STAKES, size } }));
const limitOf = async (player: TestPlayer) =>
  (await player.call(playerLimits, {})).limits.find(
    ({ rule, period }) => rule === STAKES.rule && period === 'day',
  );

test.each(['UA', 'EU', 'SL', 'RC'] as const)(
  'in %s a limit is set and lowered by anybody, and raised or taken away by who has shown who they are',
  async (region) => {
    const player = await newPlayer(region);
    await set(player, '5000');
    await set(player, '4000');
    expect(await set(player, '5000')).toMatchObject({ ...FROM_0_TO_1, limitMinor: null });
    expect(await set(player, null)).toMatchObject(FROM_0_TO_1);
    expect(await limitOf(player)).toMatchObject({ size: '4000', asked: null });
    await show(player, 1);
    await set(player, '5000');
    expect(await limitOf(player)).toMatchObject({ size: '4000', asked: { size: '5000' } });
  },
);

test('a raise that was asked for is not confirmed once the level is lost, and can be taken back', async () => {
  const player = await newPlayer('EU', 1);
  await set(player, '4000');
  await set(player, '5000');
  await lose(player);
  await setClock(DAY_MS + 1_000);
  const later = await site.signIn(player);
  expect(await outcomeOf(later.call(confirmPlayerLimit, { body: STAKES }))).toMatchObject(FROM_0_TO_1);
  expect(await limitOf(later)).toMatchObject({ size: '4000', asked: { size: '5000' } });
  await later.call(cancelPlayerLimit, { body: STAKES });
  expect(await limitOf(later)).toMatchObject({ size: '4000', asked: null });
});
