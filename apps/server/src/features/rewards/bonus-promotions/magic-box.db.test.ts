import { randomUUID } from 'node:crypto';
import { profile } from '@croupier/contract/people/players';
import { getDraw } from '@croupier/contract/play/fairness';
import { openBonusPromotion, showBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION, type MagicBoxTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { testTape } from '@croupier/contract/site/test-data';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { readPoints } from '../points/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

let site: TestApp;
beforeAll(async () => {
  // What is published is there with the next call.
  site = await startTestApp({ MEMORY_MS: '0' });
});
afterAll(() => site.close());

const TERMS: MagicBoxTerms = {
  ...{ as: 'magicBox', icon: 'chest', perDay: 2 },
  loot: [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 }, stock: 1, fallback: 0 },
  ],
};
const put = (code: string, terms: Partial<MagicBoxTerms> = {}, more: Partial<Programme> = {}) =>
  publishNow(site.db, BONUS_PROMOTION, { code, terms: { ...TERMS, ...terms }, ...more });
const open = (player: TestPlayer, code: string, key: string = randomUUID()) =>
  player.call(openBonusPromotion, { body: { key, code } });
/** The next draw of a player comes to this place. */
const force = ({ id }: TestPlayer, code: string, result: number) =>
  site.call(testTape, { body: { playerId: String(id), game: `loot-${code}`, rounds: [[result]] } });
const FIRST = 0;
const LAST = 3;
const faultsOfBooks = async () =>
  (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);

test('opens once by key: what was drawn is given, told with its proof, and the same when asked again', async () => {
  await put('lamp');
  const player = await site.createPlayer();
  await force(player, 'lamp', FIRST);
  const key = randomUUID();
  const first = await open(player, 'lamp', key);
  expect(first).toMatchObject({
    given: { reward: { kind: 'points', points: 5 }, source: 'bonus-promotion' },
    proof: { domain: 'loot-lamp', drawnPlace: 0, givenPlace: 0, serverSeed: null },
    promotion: { attempts: 1, last: { reward: { points: 5 } } },
  });
  expect(first.proof.tableHash).toBe(first.promotion.loot.hash);
  expect(await open(player, 'lamp', key)).toEqual(first);
  expect(await readPoints(site.db, player.id)).toBe(5);
  const { proof } = await player.call(getDraw, {
    params: { pair: first.proof.seedPairId, domain: 'loot-lamp', nonce: String(first.proof.nonce) },
  });
  expect(proof).toEqual(first.proof);
});

test('stands on the profile of whom it is for, with their points', async () => {
  await put('shown', {}, { place: 0 });
  await put('hidden', {}, { place: 0, audience: { regions: ['EU'] } });
  const player = await site.createPlayer();
  await force(player, 'shown', FIRST);
  await open(player, 'shown');
  expect(await player.call(profile, {})).toMatchObject({
    bonusPromotions: { magicBox: { icon: 'chest', code: 'shown' } },
    loyaltyState: { rewardPoints: 5, tierPoints: 5 },
  });
});

test('draws once when one key comes twice at once', async () => {
  await put('twice');
  const player = await site.createPlayer();
  const key = randomUUID();
  const both = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const opening = [open(player, 'twice', key), open(player, 'twice', key)];
    await untilWaitingForLocks(site.owner, 2);
    return opening;
  });
  const [one, other] = await Promise.all(both);
  expect(one!.given).toEqual(other!.given);
  const draws = await site.db.query('SELECT FROM loot_draw WHERE player_id = $1', [player.id]);
  expect(draws).toHaveLength(1);
});

test('gives the fallback once the stock is gone, and draws as if it were there', async () => {
  await put('scarce');
  const [lucky, late] = [await site.createPlayer(), await site.createPlayer()];
  await force(lucky, 'scarce', LAST);
  await force(late, 'scarce', LAST);
  expect(await open(lucky, 'scarce')).toMatchObject({
    ...{ given: { reward: { points: 50 } }, proof: { drawnPlace: 1, givenPlace: 1 } },
  });
  expect(await open(late, 'scarce')).toMatchObject({
    ...{ given: { reward: { points: 5 } }, proof: { drawnPlace: 1, givenPlace: 0 } },
  });
});

test('opens no more often a day than it may, and says when the next time is', async () => {
  await put('daily', { perDay: 1 });
  const player = await site.createPlayer();
  await force(player, 'daily', FIRST);
  expect((await open(player, 'daily')).promotion).toMatchObject({ attempts: 0 });
  await expect(open(player, 'daily')).rejects.toMatchObject({ key: 'no_attempts' });
  const box = await player.call(showBonusPromotion, { body: { code: 'daily' } });
  expect(new Date(box.nextFreeAt!).getTime()).toBeGreaterThan(Date.now());
  expect(box.loot).toMatchObject({
    totalWeight: 4,
    version: 1,
    rows: [{ place: 0, weight: 3 }, { left: 1 }],
  });
});

test('of two presses at once for the last attempt one is refused', async () => {
  await put('race', { perDay: 1 });
  const player = await site.createPlayer();
  const both = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const opening = [open(player, 'race'), open(player, 'race')];
    await untilWaitingForLocks(site.owner, 2);
    return Promise.resolve({ opening });
  });
  const results = await Promise.allSettled(both.opening);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('goes on from the draw when the process went between draw and reward', async () => {
  await put('left');
  const player = await site.createPlayer();
  const key = randomUUID();
  await force(player, 'left', LAST);
  const { given } = await open(player, 'left', key);
  // As a kill leaves it: drawn, and nothing given.
  const change = (text: string) => site.owner.query(text, [player.id]);
  await change('UPDATE loot_draw SET given_place = NULL, reward_id = NULL WHERE player_id = $1');
  await change('UPDATE box_opening SET reward_id = NULL WHERE player_id = $1');
  await change('DELETE FROM reward WHERE player_id = $1');
  await change('DELETE FROM point_move WHERE player_id = $1');
  await change('DELETE FROM point_balance WHERE player_id = $1');
  expect((await open(player, 'left', key)).given.reward).toEqual(given.reward);
  expect(await faultsOfBooks()).toEqual([]);
});

test('is not there for who it is not for, and no visitor opens it', async () => {
  await put('abroad', {}, { audience: { regions: ['EU'] } });
  const player = await site.createPlayer();
  await expect(open(player, 'abroad')).rejects.toMatchObject({ key: 'not_found' });
  await expect(
    site.call(openBonusPromotion, { body: { key: randomUUID(), code: 'lamp' } }),
  ).rejects.toMatchObject({ key: 'unauthorised' });
});

test('the books agree, and find an opening that gave nothing', async () => {
  expect(await faultsOfBooks()).toEqual([]);
  await put('booked');
  const player = await site.createPlayer();
  await open(player, 'booked');
  await site.owner.query('UPDATE box_opening SET drawn_place = 1 - drawn_place WHERE player_id = $1', [
    player.id,
  ]);
  expect(await faultsOfBooks()).toEqual(['box-openings']);
  await site.owner.query('UPDATE box_opening SET drawn_place = 1 - drawn_place WHERE player_id = $1', [
    player.id,
  ]);
  expect(await faultsOfBooks()).toEqual([]);
});
