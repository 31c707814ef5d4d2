import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  GAME,
  PROVIDER,
  startProviderHouse,
  type ProviderHouse,
} from '../../play/providers/providers.fixture.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { ATTACKED, attacksOn, SPINS, type Attacks } from './attacks.fixture.ts';
import { refusalOf } from './bonuses.fixture.ts';

let house: ProviderHouse;
let desk: Attacks;
beforeAll(async () => {
  house = await startProviderHouse(ATTACKED);
  desk = attacksOn(house);
  await desk.put('studio-money', { wagerTimes: 5 });
  await desk.put('studio-next', { wagerTimes: 5 });
  const moon = { ...SPINS.spins!, provider: PROVIDER, games: [GAME], endsAs: 'real' as const };
  await desk.put('studio-spins', { ...SPINS, type: 'PROVIDER_GIFT_SPINS', spins: moon });
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await house.close();
});

async function sit(balanceMinor?: string) {
  const seat = await seatAt(house, balanceMinor);
  return { seat, player: await house.signIn({ id: BigInt(seat.playerId), username: '', password: '' }) };
}
const twoIds = () => ({ roundId: randomUUID(), transactionId: randomUUID() });

test('refuses to cancel a bonus while a round of it is open at another studio', async () => {
  const { seat, player } = await sit('100');
  const { id } = await desk.take(player, 'studio-money');
  const ids = twoIds();
  expect(await seat.bet({ ...ids, amountMinor: '1000' })).toMatchObject({ status: 'ok' });
  expect(await refusalOf(desk.cancel(player, id))).toBe('409 round_open');
  expect(await desk.one(player, id)).toMatchObject({
    ...{ availableForCancel: false, leftMinor: '9100' },
    cancelTakes: { openRound: `${PROVIDER}:${ids.roundId}` },
  });
  await seat.endRound({ roundId: ids.roundId });
  expect(await desk.cancel(player, id)).toMatchObject({ state: 'CANCELED', forfeitedMinor: '9100' });
});

test('plays a round of given rounds to its end when they are cancelled meanwhile, and gives no more of them', async () => {
  const { seat, player } = await sit('100');
  const { id } = await desk.take(player, 'studio-spins');
  const ids = twoIds();
  const free = { freeRoundsId: id, amountMinor: '200' };
  expect(await seat.bet({ ...ids, ...free })).toMatchObject({ status: 'ok' });
  await desk.cancel(player, id);
  expect(await seat.bet(free)).toMatchObject({ status: 'free_rounds_not_found' });
  await seat.win({ roundId: ids.roundId, amountMinor: '700', endRound: true });
  await seat.endRound({ roundId: ids.roundId });
  expect(await desk.one(player, id)).toMatchObject({ state: 'CANCELED', giftWin: '700' });
  expect(await desk.held(player, 'real')).toBe(800n);
  await seat.win({ roundId: ids.roundId, amountMinor: '700' });
  expect(await desk.held(player, 'real')).toBeLessThanOrEqual(1_500n);
});

const ORDERS = [
  ['rollback', 'expire', 'next'],
  ['rollback', 'next', 'expire'],
  ['expire', 'rollback', 'next'],
  ['expire', 'next', 'rollback'],
  ['next', 'rollback', 'expire'],
  ['next', 'expire', 'rollback'],
] as const;

test.each(ORDERS)(
  'forfeits all of a bonus that ran out, and nothing of the next, when %s, %s, %s',
  async (...order) => {
    const { seat, player } = await sit('100');
    const { id } = await desk.take(player, 'studio-money');
    const next = await desk.idOf(player, 'studio-next');
    const ids = twoIds();
    await seat.bet({ ...ids, amountMinor: '1100' });
    const steps = {
      rollback: () => seat.rollback({ roundId: ids.roundId, betTransactionId: ids.transactionId }),
      expire: async () => {
        await desk.expire(player, id);
        await house.app.runJob('purses-end');
        await expect
          .poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 })
          .toBe('EXPIRED');
      },
      next: () => desk.activate(player, next),
    };
    for (const step of order) await steps[step]();
    await desk.activate(player, next);
    expect(await desk.held(player, 'real')).toBe(100n);
    expect(await desk.held(player, 'bonus')).toBe(10_000n);
    expect(await desk.one(player, next)).toMatchObject({ state: 'ACTIVATED', currentWager: '0' });
  },
);

test('leaves out games that the studio does not have, and refuses where it has none of them', async () => {
  const moon = { ...SPINS.spins!, provider: PROVIDER, endsAs: 'real' as const };
  const type = 'PROVIDER_GIFT_SPINS' as const;
  await desk.put('some-gone', { ...SPINS, type, spins: { ...moon, games: [GAME, 'gone-game'] } });
  await desk.put('all-gone', { ...SPINS, type, spins: { ...moon, games: ['gone-game'] } });
  const { player } = await sit('100');
  expect(await desk.take(player, 'some-gone')).toMatchObject({ state: 'ACTIVATED' });
  expect(await refusalOf(desk.take(player, 'all-gone'))).toBe('409 offer_over ended');
});
