import { randomUUID } from 'node:crypto';
import { payInOptions } from '@croupier/contract/money/payments';
import {
  activateByCode,
  cancelBonus,
  checkBonus,
  promoOf,
  readBonuses,
} from '@croupier/contract/rewards/bonuses';
import { buyItem, readStore } from '@croupier/contract/rewards/store';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { listFreeRoundsOf, seedStudioGames } from '../../play/providers/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { give } from '../rewards/feature.ts';
import { bonusesOf, PERCENT, refusalOf } from './bonuses.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = bonusesOf(site);
});
afterAll(() => site.close());

const inCashBox = async (player: TestPlayer) => (await player.call(payInOptions, { query: {} })).bonuses;
/** Chosen for a deposit, which comes: credited and told of as the provider's news is. */
async function deposit(
  player: TestPlayer,
  amountMinor: string,
  bonus: string,
  askedMinor?: string,
): Promise<string> {
  const id = randomUUID();
  await site.db.transaction(async (tx) => {
    const text = 'INSERT INTO bonus_choice (player_id, bonus_id, pay_in_id) VALUES ($1, $2, $3)';
    await tx.query(text, [player.id, bonus, id]);
  });
  await comes(player, { id, amountMinor, ...(askedMinor && { askedMinor }) });
  return id;
}
const comes = (player: TestPlayer, came: { id: string; amountMinor: string; askedMinor?: string }) =>
  site.db.transaction((tx) => {
    const payload = { state: 'PAID', currency: 'UAH', ...came } as const;
    return appendFacts(tx, [{ playerId: player.id, topic: 'pay-in.changed', payload }]);
  });
const giveTo = ({ id: playerId }: TestPlayer, reward: PlainReward) =>
  site.db.transaction((tx) => {
    const name = { playerId, source: 'operator', code: 'by-hand', reference: 'a' } as const;
    return give(tx, { ...name, reward, now: new Date() });
  });
const stateOf = async (player: TestPlayer, id: string) =>
  (await desk.all(player)).find((each) => each.id === id)?.state;

test('a deposit bonus stands in the cash box, waits for its deposit, and is activated by it once, though nobody looks', async () => {
  await desk.put('half', PERCENT);
  const player = await site.createPlayer();
  const [offer] = await inCashBox(player);
  expect(offer).toMatchObject({
    code: 'half',
    state: 'NOT_ACTIVATED',
    needs: 'deposit',
    value: '50',
    unit: '%',
  });
  expect((await inCashBox(player)).map(({ id }) => id)).toEqual([offer!.id]);
  expect(await desk.activate(player, offer!.id)).toMatchObject({ state: 'NOT_ACTIVATED', needs: 'deposit' });
  await deposit(player, '2001', offer!.id);
  await expect.poll(() => stateOf(player, offer!.id), { timeout: 10_000 }).toBe('ACTIVATED');
  // Half of 20.01 rounds down.
  expect(await desk.held(player, 'bonus')).toBe(1_000n);
  expect(await inCashBox(player)).toEqual([]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('the most that a percentage gives holds, and a deposit that comes while another bonus is active is kept for its turn', async () => {
  await desk.put('waiting-one');
  const player = await site.createPlayer();
  const active = await desk.take(player, 'waiting-one');
  const [offer] = await inCashBox(player);
  await deposit(player, '900000', offer!.id);
  await expect
    .poll(async () => (await desk.all(player)).find(({ id }) => id === offer!.id)?.needs, { timeout: 10_000 })
    .toBe('turn');
  await player.call(cancelBonus, { params: { id: active.id }, body: {} });
  expect(await desk.activate(player, offer!.id)).toMatchObject({ state: 'ACTIVATED', leftMinor: '10000' });
});

test('a bonus is chosen for a deposit that is large enough, and for none once it is over', async () => {
  await desk.put(
    'large',
    { ...PERCENT, minDeposit: { UAH: '50000', EUR: '1000', KZT: '1', RON: '1' } },
    { place: 0 },
  );
  const player = await site.createPlayer();
  const [offer] = await inCashBox(player);
  expect(offer).toMatchObject({ code: 'large', minDeposit: '50000' });
  expect(await refusalOf(desk.payIn(player, '40000', offer!.id))).toBe('422 amount_out_of_range');
  expect(await refusalOf(desk.payIn(player, '50000', randomUUID()))).toBe('409 offer_over ended');
  // The tests have no provider: what it is asked for has been written down, and the bonus with it.
  await refusalOf(desk.payIn(player, '50000', offer!.id));
  const [row] = await site.owner.query<{ payIn: string }>(
    `SELECT p.id AS "payIn" FROM bonus_choice c JOIN pay_in p ON p.id = c.pay_in_id WHERE c.bonus_id = $1`,
    [offer!.id],
  );
  const bonusOf = async () =>
    (await player.call(payInOptions, { query: { id: row!.payIn } })).payIn!.bonus?.state;
  expect(await bonusOf()).toBe('WAITING');
  // Less came than was asked for: too little for it, so it waits for another deposit, which is what it judges then.
  await comes(player, { id: row!.payIn, amountMinor: '40000', askedMinor: '50000' });
  await expect.poll(bonusOf, { timeout: 10_000 }).toBe('SHORT');
  expect((await inCashBox(player)).map(({ id, state }) => [id, state])).toEqual([
    [offer!.id, 'NOT_ACTIVATED'],
  ]);
  await deposit(player, '50002', offer!.id, '60000');
  await expect.poll(() => stateOf(player, offer!.id), { timeout: 10_000 }).toBe('ACTIVATED');
  expect(await desk.held(player, 'bonus')).toBe(10_000n);
  expect(await bonusOf()).toBe('SHORT');
});

test('says beforehand what a code would bring for a deposit, rounded down as the grant is', async () => {
  await desk.put('said', { ...PERCENT, trigger: { by: 'shelf' } });
  const player = await site.createPlayer();
  const said = async (depositMinor?: string) =>
    player.call(checkBonus, {
      params: { code: 'said' },
      query: depositMinor === undefined ? {} : { depositMinor },
    });
  expect(await said('2001')).toMatchObject({ canTake: true, rule: null, why: null, bonusMinor: '1000' });
  expect((await said()).bonusMinor).toBeNull();
  expect((await said('9999999')).bonusMinor).toBe('10000');
});

test('a shared code leads to its bonus, so many times and no more, and never by the name of the bonus', async () => {
  await desk.put('secret', {
    trigger: { by: 'code' },
    codes: { kind: 'shared', code: 'SPRING-26', uses: 1 },
  });
  const [player, other, late] = await Promise.all([
    site.createPlayer(),
    site.createPlayer(),
    site.createPlayer(),
  ]);
  expect(await refusalOf(desk.assign(player, 'secret'))).toBe('404 not_found');
  expect(await site.call(promoOf, { params: { code: 'spring-26' }, query: {} })).toMatchObject({
    ...{ state: 'exist', offer: { code: 'secret', unit: 'currency' } },
  });
  const mine = await desk.assign(other, 'spring-26');
  expect(mine.state).toBe('NOT_ACTIVATED');
  const active = await player.call(activateByCode, { body: { code: 'Spring-26' } });
  expect(active).toMatchObject({ code: 'secret', state: 'ACTIVATED' });
  expect(await refusalOf(desk.activate(other, mine.id))).toBe('409 offer_over others');
  expect(await desk.all(other, true)).toMatchObject([{ state: 'ACTIVATED_OTHER_PEOPLE' }]);
  expect(await refusalOf(late.call(activateByCode, { body: { code: 'no-such-code' } }))).toBe(
    '404 not_found',
  );
});

test('a code of one use is its first player’s, and no code at all to the next', async () => {
  await desk.put('unique', { trigger: { by: 'code' }, codes: { kind: 'unique' } });
  await site.owner.query(
    `INSERT INTO promo_code (code, from_at, uses_max, created_at, bonus) VALUES ('only-one', '2020-01-01', 1, now(), 'unique')`,
  );
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const { id } = await desk.assign(player, 'unique', 'only-one');
  expect(await refusalOf(desk.assign(other, 'unique', 'only-one'))).toBe('404 not_found');
  expect((await desk.assign(player, 'unique', 'only-one')).id).toBe(id);
  expect(await site.call(promoOf, { params: { code: 'only-one' }, query: {} })).toMatchObject({
    ...{ state: 'not found', offer: null },
  });
  expect(await desk.activate(player, id)).toMatchObject({ state: 'ACTIVATED' });
});

test('a finished step offers the next of its series, and the series is listed once with its steps inside', async () => {
  await desk.put('step-two', { trigger: { by: 'operator' } });
  await desk.put('step-one', { wagerTimes: 0, next: 'step-two' });
  const player = await site.createPlayer({ balanceMinor: '100' });
  const first = await desk.take(player, 'step-one');
  expect(first).toMatchObject({
    bonusSeries: { code: 'step-one', step: 1, steps: 2 },
    nextStep: { code: 'step-two' },
  });
  await desk.play(player, '100');
  await expect
    .poll(async () => (await desk.all(player)).map(({ code, state }) => `${code} ${state}`), {
      timeout: 10_000,
    })
    .toEqual(['step-two NOT_ACTIVATED']);
  const { bonuses } = await player.call(readBonuses, { query: {} });
  expect(bonuses).toMatchObject([
    {
      isSeries: true,
      code: 'step-two',
      bonusSeries: { step: 2 },
      bonuses: [{ code: 'step-one' }, { code: 'step-two' }],
    },
  ]);
});

test('a canceled step offers nothing more', async () => {
  const player = await site.createPlayer();
  const first = await desk.take(player, 'step-one');
  // Nothing had to be wagered, so it is finished rather than canceled.
  expect(await refusalOf(player.call(cancelBonus, { params: { id: first.id }, body: {} }))).toBe(
    '409 conflict',
  );
});

test('spins are given at their stake, count down, and what they have won becomes money', async () => {
  await desk.put('spins', {
    ...{ type: 'GIFT_SPINS', wagerBase: 'WINNINGS' },
    spins: {
      ...{ games: ['sunny-orchard'], rounds: 5, endsAs: 'real' },
      stake: { UAH: '200', EUR: '10', KZT: '1000', RON: '50' },
    },
  });
  const player = await site.createPlayer();
  const spins = await desk.take(player, 'spins');
  expect(spins).toMatchObject({
    ...{ state: 'ACTIVATED', value: '5', unit: 'FS', totalWager: '0' },
    spins: { games: ['sunny-orchard'], stakeMinor: '200', rounds: 5, roundsLeft: 5, giftRoundsId: spins.id },
  });
  expect(await player.call(cancelBonus, { params: { id: spins.id }, body: {} })).toMatchObject({
    state: 'CANCELED',
  });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('a reward that is a bonus becomes an offer of its player, once', async () => {
  await desk.put('rewarded', { trigger: { by: 'operator' } });
  const player = await site.createPlayer();
  await giveTo(player, { kind: 'bonus', code: 'rewarded' });
  await giveTo(player, { kind: 'bonus', code: 'rewarded' });
  await expect
    .poll(async () => (await desk.all(player)).map(({ code }) => code), { timeout: 10_000 })
    .toEqual(['rewarded']);
});

test('spins of another studio are given through it, and what is left of them is given up with the bonus', async () => {
  await seedStudioGames(site.owner);
  await desk.put('moon-spins', {
    ...{ type: 'PROVIDER_GIFT_SPINS', wagerBase: 'WINNINGS' },
    spins: {
      ...{ provider: 'paper-moon', games: ['paper-moon-toss'], rounds: 3, endsAs: 'bonus' },
      stake: { UAH: '200', EUR: '10', KZT: '1000', RON: '50' },
    },
  });
  const player = await site.createPlayer();
  const { id, spins } = await desk.take(player, 'moon-spins');
  expect(spins).toMatchObject({ provider: 'paper-moon', roundsLeft: 3, giftRoundsId: id });
  expect(await listFreeRoundsOf(site.db, player.id, 5)).toMatchObject([
    { id, state: 'ACTIVATED', granted: 3, isGathering: true },
  ]);
  const canceled = await player.call(cancelBonus, { params: { id }, body: {} });
  expect(canceled).toMatchObject({ state: 'CANCELED', giftWin: '0' });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('a bonus that is bought for points stands in the store with its terms, and is its buyer’s to activate', async () => {
  await desk.put('for-points', { trigger: { by: 'operator' } });
  await publishNow(site.db, STORE_ITEM, {
    ...{ code: 'bonus-item', audience: { regions: ['UA', 'EU'] } },
    terms: { price: 40, reward: { kind: 'bonus', code: 'for-points' } },
  });
  const player = await site.createPlayer();
  await giveTo(player, { kind: 'points', points: 100 });
  const { items } = await player.call(readStore, { query: {} });
  expect(items.find(({ code }) => code === 'bonus-item')).toMatchObject({
    reward: { kind: 'bonus', bonus: { code: 'for-points', value: '10000', rules: { wagerTimes: 1 } } },
  });
  const { purchase, points } = await player.call(buyItem, {
    body: { key: randomUUID(), code: 'bonus-item' },
  });
  expect([points, purchase.given]).toMatchObject([60, { reward: { kind: 'bonus' }, to: '/bonuses' }]);
  await expect.poll(async () => (await desk.all(player)).length, { timeout: 10_000 }).toBe(1);
  const [bonus] = await desk.all(player);
  expect(await desk.activate(player, bonus!.id)).toMatchObject({ code: 'for-points', state: 'ACTIVATED' });
});

test('offers the bonus of the first deposit once an address is answered, though nobody opened the cash box', async () => {
  const player = await site.createPlayer();
  const only = { regions: ['UA'], players: { in: [String(player.id)] } } as const;
  await desk.put(
    'welcome',
    { ...PERCENT, trigger: { by: 'nth-deposit', nth: 1 } },
    { audience: only, place: 0 },
  );
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'account.email-verified', payload: {} }]),
  );
  await expect
    .poll(async () => (await desk.all(player)).map(({ code, needs }) => `${code} ${needs}`), {
      timeout: 10_000,
    })
    .toEqual(['welcome deposit']);
});
