import { randomUUID } from 'node:crypto';
import { exportAccount } from '@croupier/contract/people/deletion';
import { buyItem, listPurchases, readStore } from '@croupier/contract/rewards/store';
import { STORE_ITEM, type StoreItemTerms } from '@croupier/contract/rewards/store/kind';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { movePoints, readPoints } from '../points/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

let site: TestApp;
beforeAll(async () => {
  // What is published is there with the next call.
  site = await startTestApp({ MEMORY_MS: '0' });
});
afterAll(() => site.close());

const MONEY: StoreItemTerms = {
  price: 40,
  reward: { kind: 'money', amount: { UAH: '500', EUR: '10', KZT: '5000', RON: '50' } },
};
const put = (code: string, terms: Partial<StoreItemTerms> = {}, more: Partial<Programme> = {}) =>
  publishNow(site.db, STORE_ITEM, { code, terms: { ...MONEY, ...terms }, ...more });
async function playerWith(points: number): Promise<TestPlayer> {
  const player = await site.createPlayer();
  const move = { way: 'earned', source: 'goal', code: 'play', reference: 'start', now: new Date() } as const;
  if (points > 0) await site.db.transaction((tx) => movePoints(tx, { playerId: player.id, points, ...move }));
  return player;
}
const buy = (player: TestPlayer, code: string, more: object = {}) =>
  player.call(buyItem, { body: { key: randomUUID(), code, ...more } });
const realOf = async ({ id }: TestPlayer) =>
  (await balancesOf(site.db, id)).find((one) => one.kind === 'real' && one.currency === 'UAH')?.amountMinor ??
  0n;
const faultsOfBooks = async () =>
  (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);
const ADDRESS = {
  ...{ name: 'Olena Kovalenko', street: 'Khreshchatyk 1', city: 'Kyiv', postcode: '01001', country: 'UA' },
};

test('sells for points: the price goes, the money comes, once by key', async () => {
  await put('pocket');
  const player = await playerWith(100);
  const before = await realOf(player);
  const body = { key: randomUUID(), code: 'pocket' };
  const first = await player.call(buyItem, { body });
  expect(first).toMatchObject({ points: 60, purchase: { code: 'pocket', points: 40, state: 'GIVEN' } });
  expect(await player.call(buyItem, { body })).toEqual(first);
  expect(await realOf(player)).toBe(before + 500n);
  await expect(player.call(buyItem, { body: { ...body, code: 'other' } })).rejects.toMatchObject({
    key: 'key_reused',
  });
  const { purchases } = await player.call(listPurchases, { query: {} });
  expect(purchases).toEqual([first.purchase]);
});

test('takes the price once when one key comes twice at once', async () => {
  await put('twice');
  const player = await playerWith(100);
  const key = randomUUID();
  const both = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const buying = [buy(player, 'twice', { key }), buy(player, 'twice', { key })];
    await untilWaitingForLocks(site.owner, 2);
    return buying;
  });
  const [one, other] = await Promise.all(both);
  expect(one).toEqual(other);
  expect(await readPoints(site.db, player.id)).toBe(60);
});

test('refuses who has too few points, and takes nothing', async () => {
  await put('dear', { price: 1_000 });
  const player = await playerWith(999);
  await expect(buy(player, 'dear')).rejects.toMatchObject({
    ...{ key: 'insufficient_points', details: { points: 999, price: 1_000 } },
  });
  expect(await readPoints(site.db, player.id)).toBe(999);
});

test('gives the last of a stock to one of many at once', async () => {
  await put('last', { stock: 1 });
  const players = await Promise.all(Array.from({ length: 8 }, () => playerWith(40)));
  const results = await Promise.allSettled(players.map((player) => buy(player, 'last')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ key: 'offer_over', details: { why: 'sold_out' } });
  const left = await Promise.all(players.map(({ id }) => readPoints(site.db, id)));
  expect(left.toSorted()).toEqual([0, 40, 40, 40, 40, 40, 40, 40]);
  await expect.poll(async () => (await onShelf('last'))?.left).toBe(0);
});

const onShelf = async (code: string) =>
  (await site.call(readStore, { query: { region: 'UA' } })).items.find((item) => item.code === code);

test('gives a player no more than their share', async () => {
  await put('share', {}, { caps: { perPlayer: 1 } });
  const player = await playerWith(200);
  await buy(player, 'share');
  await expect(buy(player, 'share')).rejects.toMatchObject({ details: { why: 'mine_used' } });
  expect(await readPoints(site.db, player.id)).toBe(160);
});

test('sends a thing to an address, which it needs and nothing else takes', async () => {
  await put('mug', { price: 10, reward: { kind: 'thing', name: 'Mug' } });
  await put('no-mug', { price: 10 });
  const player = await playerWith(100);
  await expect(buy(player, 'mug')).rejects.toMatchObject({ key: 'invalid_request' });
  await expect(buy(player, 'no-mug', { address: ADDRESS })).rejects.toMatchObject({ key: 'invalid_request' });
  const { purchase } = await buy(player, 'mug', { address: ADDRESS });
  expect(purchase).toMatchObject({ state: 'ORDERED', given: { reward: { kind: 'thing', name: 'Mug' } } });
  const [row] = await site.owner.query<{ address: Buffer }>(
    'SELECT address FROM reward_thing WHERE player_id = $1',
    [player.id],
  );
  expect(row!.address.includes('Khreshchatyk')).toBe(false);
  const file = (await player.call(exportAccount, {})) as { addresses: object[] };
  expect(file.addresses).toEqual([{ thing: purchase.given.id, ...ADDRESS }]);
});

test('refuses what is not for the player, and shows it to nobody it is not for', async () => {
  await put('elsewhere', {}, { audience: { regions: ['EU'] } });
  await put('verified', {}, { audience: { regions: ['UA'], verified: 3 } });
  const player = await playerWith(100);
  await expect(buy(player, 'elsewhere')).rejects.toMatchObject({ key: 'not_found' });
  await expect(buy(player, 'verified')).rejects.toMatchObject({
    ...{ key: 'user_cant_use_exception', details: { rule: 'verification_needed', verification: 3 } },
  });
  const { items, points } = await player.call(readStore, { query: {} });
  expect(points).toBe(100);
  expect(items.map(({ code }) => code)).not.toContain('elsewhere');
  expect(items.find(({ code }) => code === 'verified')?.rule?.rule).toBe('verification_needed');
  expect(await readPoints(site.db, player.id)).toBe(100);
});

test('keeps the words and the price of the version it was bought under', async () => {
  await put('changing');
  const player = await playerWith(100);
  await buy(player, 'changing');
  const text = { title: 'Another', lead: 'Lead', terms: ['Terms.'] };
  const texts = { ua: text, ru: text, en: text, kk: text };
  const terms = { ...MONEY, price: 90 };
  await publishNow(site.db, STORE_ITEM, { code: 'changing', terms, texts }, 1);
  const { purchases } = await player.call(listPurchases, { query: { language: 'en' } });
  expect(purchases).toMatchObject([{ name: 'A thing', points: 40 }]);
});

test('lets nobody see another’s purchases, and no visitor buy', async () => {
  await put('mine');
  const player = await playerWith(100);
  const other = await playerWith(0);
  await buy(player, 'mine');
  expect((await other.call(listPurchases, { query: {} })).purchases).toEqual([]);
  await expect(site.call(buyItem, { body: { key: randomUUID(), code: 'mine' } })).rejects.toMatchObject({
    key: 'unauthorised',
  });
});

test('the books agree, and find a purchase whose points or reward is another', async () => {
  expect(await faultsOfBooks()).toEqual([]);
  await put('booked');
  const player = await playerWith(100);
  await buy(player, 'booked');
  await site.owner.query('UPDATE purchase SET points = 41 WHERE player_id = $1', [player.id]);
  expect(await faultsOfBooks()).toEqual(['purchases']);
  await site.owner.query('UPDATE purchase SET points = 40 WHERE player_id = $1', [player.id]);
  expect(await faultsOfBooks()).toEqual([]);
});
