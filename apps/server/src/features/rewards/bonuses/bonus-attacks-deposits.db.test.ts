import { randomUUID } from 'node:crypto';
import { payInOptions } from '@croupier/contract/money/payments';
import { cancelBonus } from '@croupier/contract/rewards/bonuses';
import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import { bonusMoney, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import { MAX_AMOUNT_MINOR } from '@croupier/domain/money/amounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { ATTACKED, attacksOn, inAll, SPINS, type Attacks } from './attacks.fixture.ts';
import { PERCENT, refusalOf, TERMS } from './bonuses.fixture.ts';

let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestApp(ATTACKED);
  desk = attacksOn(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

const WIDE = { ...PERCENT, maximum: inAll('1000000') };
let place = 100;
/** A bonus of the cash box that comes before all others. */
async function offered(code: string, terms: Partial<BonusTerms> = {}) {
  await desk.put(code, { ...WIDE, ...terms }, { place: (place -= 1) });
  const player = await site.createPlayer();
  const { bonuses } = await player.call(payInOptions, { query: {} });
  expect(bonuses).toMatchObject([{ code }]);
  return { player, id: bonuses[0]!.id };
}
/** The tests have no provider: what it would be asked for has been written down. @returns the pay-in */
async function openPayIn(player: TestPlayer, amountMinor: string, bonus?: string): Promise<string> {
  expect(await refusalOf(desk.payIn(player, amountMinor, bonus))).toBe('502 payment_provider_unavailable');
  return (await desk.payIns(player))[0]!;
}
const stateOf = async (player: TestPlayer, id: string) => (await desk.one(player, id))?.state;
const becomes = (player: TestPlayer, id: string, state: string) =>
  expect.poll(() => stateOf(player, id), { timeout: 10_000 }).toBe(state);

const payInOf = async (player: TestPlayer, id: string) =>
  (await player.call(payInOptions, { query: { id } })).payIn!.bonus;

test('gives a bonus to the first of two deposits that comes when it was chosen for both', async () => {
  const { player, id } = await offered('two-tabs');
  const first = await openPayIn(player, '50000', id);
  const second = await openPayIn(player, '60000', id);
  expect(await desk.paid(first, '50000')).toBe(200);
  await becomes(player, id, 'ACTIVATED');
  expect(await desk.paid(second, '60000')).toBe(200);
  await desk.untilRead();
  // Half of the one that came; the other deposit stands alone, and says so.
  expect(await desk.held(player, 'bonus')).toBe(25_000n);
  expect(await desk.held(player, 'real')).toBe(110_000n);
  expect(await payInOf(player, first)).toEqual({ id, state: 'ACTIVATED' });
  expect(await payInOf(player, second)).toEqual({ id, state: 'OVER' });
});

test('gives a bonus to one of two deposits when both come at once', async () => {
  const { player, id } = await offered('two-at-once');
  const [first, second] = [await openPayIn(player, '50000', id), await openPayIn(player, '60000', id)];
  expect(await Promise.all([desk.paid(first, '50000'), desk.paid(second, '60000')])).toEqual([200, 200]);
  await becomes(player, id, 'ACTIVATED');
  await desk.untilRead();
  expect([25_000n, 30_000n]).toContain(await desk.held(player, 'bonus'));
  const states = [await payInOf(player, first), await payInOf(player, second)].map((bonus) => bonus!.state);
  expect(states.toSorted()).toEqual(['ACTIVATED', 'OVER']);
});

test('gives a bonus once when the news of its deposit comes three times', async () => {
  const { player, id } = await offered('replayed');
  const payIn = await openPayIn(player, '50000', id);
  const event = randomUUID();
  await Promise.all([1, 2, 3].map(() => desk.paid(payIn, '50000', event)));
  await desk.paid(payIn, '50000');
  await becomes(player, id, 'ACTIVATED');
  await desk.untilRead();
  expect(await desk.held(player, 'bonus')).toBe(25_000n);
  expect(await desk.held(player, 'real')).toBe(50_000n);
});

test('leaves a deposit alone when it is below the least, or its share is no minor unit', async () => {
  const { player, id } = await offered('least', { minDeposit: inAll('60000') });
  expect(await refusalOf(desk.payIn(player, '50000', id))).toBe('422 amount_out_of_range');
  const tiny = { ...WIDE, maxDeposit: inAll('1') };
  const { player: other, id: nothing } = await offered('no-share', tiny);
  const payIn = await openPayIn(other, '50000', nothing);
  await desk.paid(payIn, '50000');
  await expect.poll(() => desk.held(other, 'real'), { timeout: 10_000 }).toBe(50_000n);
  await desk.untilRead();
  await site.app.runJob('bonuses-activate');
  expect(await desk.one(other, nothing)).toMatchObject({ state: 'NOT_ACTIVATED', needs: 'deposit' });
});

test('leaves a deposit alone when it comes after the bonus has run out', async () => {
  const { player, id } = await offered('too-late', { claimDays: 1 });
  const payIn = await openPayIn(player, '50000', id);
  await desk.expire(player, id);
  await desk.paid(payIn, '50000');
  await expect.poll(() => desk.held(player, 'real'), { timeout: 10_000 }).toBe(50_000n);
  await desk.untilRead();
  await site.app.runJob('bonuses-activate');
  await site.app.runJob('bonuses-end');
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED' });
  expect(await desk.held(player, 'bonus')).toBe(0n);
});

test('keeps a bonus that was paid for in time when its own end comes while it waits for its turn', async () => {
  await desk.put('before-it');
  const { player, id } = await offered('paid-in-time', { claimDays: 1 });
  const active = await desk.take(player, 'before-it');
  await desk.paid(await openPayIn(player, '50000', id), '50000');
  await expect.poll(async () => (await desk.one(player, id))?.needs, { timeout: 10_000 }).toBe('turn');
  expect(await desk.one(player, id)).toMatchObject({ state: 'NOT_ACTIVATED', expireDate: null });
  await site.app.runJob('bonuses-end');
  await player.call(cancelBonus, { params: { id: active.id }, body: {} });
  expect(await desk.activate(player, id)).toMatchObject({ state: 'ACTIVATED', leftMinor: '25000' });
});

test('goes on with the deposit that came when the bonus is chosen again meanwhile', async () => {
  await desk.put('busy');
  const { player, id } = await offered('chosen-again');
  const active = await desk.take(player, 'busy');
  const payIn = await openPayIn(player, '50000', id);
  await desk.paid(payIn, '50000');
  await expect.poll(async () => (await desk.one(player, id))?.needs, { timeout: 10_000 }).toBe('turn');
  expect(await refusalOf(desk.payIn(player, '60000', id))).toBe('409 offer_over mine_used');
  await desk.cancel(player, active.id);
  expect(await desk.activate(player, id)).toMatchObject({ state: 'ACTIVATED', leftMinor: '25000' });
});

test('leaves a deposit alone when its bonus was put away meanwhile', async () => {
  const { player, id } = await offered('put-away');
  const payIn = await openPayIn(player, '50000', id);
  await desk.cancel(player, id);
  await desk.paid(payIn, '50000');
  await expect.poll(() => desk.held(player, 'real'), { timeout: 10_000 }).toBe(50_000n);
  await desk.untilRead();
  await site.app.runJob('bonuses-activate');
  expect(await stateOf(player, id)).toBe('CANCELED');
});

test('counts a deposit for what comes along when it is large enough, and lets it wait for its own when not', async () => {
  const along = { ...WIDE, ...SPINS, trigger: { by: 'operator' } } as const;
  const { percent: _percent, maximum: _maximum, ...spins } = along;
  await desk.put('along-small', { ...spins, minDeposit: inAll('40000') });
  await desk.put('along-large', { ...spins, minDeposit: inAll('90000') });
  const alongOf = async (name: string, additional: string) => {
    const { player, id } = await offered(name, { additional });
    await desk.paid(await openPayIn(player, '50000', id), '50000');
    await becomes(player, id, 'ACTIVATED');
    return async () => (await desk.all(player)).find(({ code }) => code === additional);
  };
  const small = await alongOf('with-small', 'along-small');
  await expect.poll(async () => (await small())?.state, { timeout: 10_000 }).toBe('ACTIVATED');
  const large = await alongOf('with-large', 'along-large');
  await site.app.runJob('bonuses-activate');
  expect(await large()).toMatchObject({ state: 'NOT_ACTIVATED', needs: 'deposit' });
});

test('refuses the bonus of a first deposit when that was made without it', async () => {
  const { player, id } = await offered('very-first', { trigger: { by: 'nth-deposit', nth: 1 } });
  await desk.paid(await openPayIn(player, '50000'), '50000');
  await expect.poll(() => desk.held(player, 'real'), { timeout: 10_000 }).toBe(50_000n);
  expect(await refusalOf(desk.payIn(player, '50000', id))).toBe('409 offer_over ended');
  const { bonuses } = await player.call(payInOptions, { query: {} });
  expect(bonuses.map(({ code }) => code)).not.toContain('very-first');
});

test('stays within what the books can keep when every number is the greatest', () => {
  const most = String(MAX_AMOUNT_MINOR);
  const greatest = {
    ...TERMS,
    ...PERCENT,
    percent: 1_000,
    maximum: { UAH: most },
    wagerTimes: 1_000,
  } as const;
  const { amountMinor, wagerMinor } = bonusMoney(
    { ...greatest, wagerBase: 'DEPOSIT_PLUS_BONUS' },
    'UAH',
    MAX_AMOUNT_MINOR,
  )!;
  expect(amountMinor).toBe(MAX_AMOUNT_MINOR);
  expect(wagerMinor).toBeLessThan(2n ** 63n);
  const spins = { games: ['a'], rounds: 10_000, stake: { UAH: most }, endsAs: 'real' as const };
  const { amount: _, ...free } = TERMS;
  const cost = BONUS.costOf({
    terms: { ...free, type: 'GIFT_SPINS', wagerBase: 'WINNINGS', spins },
  } as never);
  expect(cost.UAH!.worstMinor).toBeLessThan(2n ** 63n);
});
