import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listenAs } from '../../../platform/testing/listen-as.ts';
import { setHouseBreak } from '../../people/house-rules/feature.ts';
import { openStudioHouse, takeSeat } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();
const { house, clock } = studio;

test('a refused stake is told to its player with the rule, once for each bet that was decided', async () => {
  const one = await takeSeat(studio);
  const page = await listenAs(house, one.player, 'betRefused');
  const until = new Date(clock.now().getTime() + 86_400_000);
  await one.rule({ rule: 'stake_limit', period: 'day', amountMinor: 1_500n, currency: 'UAH' });
  const bet = { roundId: randomUUID(), transactionId: randomUUID(), amountMinor: '1600' };
  expect(await one.bet(bet)).toMatchObject({ status: 'limit_reached' });
  expect(await one.bet(bet)).toMatchObject({ status: 'limit_reached' });
  await one.rule({ rule: 'exclusion', from: clock.now(), until });
  expect(await one.bet()).toMatchObject({ status: 'play_not_allowed' });
  await expect.poll(() => page.heard, { timeout: 15_000 }).toHaveLength(2);
  const amounts = { currency: 'UAH', limitMinor: '1500', leftMinor: '1500' };
  const closed = { rule: 'exclusion', period: null, currency: 'UAH', limitMinor: null, leftMinor: '0' };
  expect(page.heard).toEqual([
    { game: 'paper-moon-dice', refusal: { rule: 'stake_limit', period: 'day', ...amounts, until: null } },
    { game: 'paper-moon-dice', refusal: { ...closed, until: until.toISOString() } },
  ]);
  page.close();
});

test('the most for one round under a bonus is told as such', async () => {
  const one = await takeSeat(studio, { bonusMinor: 5_000n, terms: { maximumStakeMinor: 1_200n } });
  const page = await listenAs(house, one.player, 'betRefused');
  const roundId = randomUUID();
  expect(await one.bet({ roundId })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ roundId })).toMatchObject({ status: 'bet_limit' });
  await expect
    .poll(() => page.heard, { timeout: 15_000 })
    .toMatchObject([
      { refusal: { rule: 'bonus_stake_maximum', limitMinor: '1200', leftMinor: '200', until: null } },
    ]);
  page.close();
});

test('a break that the house sets reaches every open page, and says whose it is where a stake is refused', async () => {
  const one = await takeSeat(studio);
  const page = await listenAs(house, one.player, 'stopped', 'betRefused');
  const until = new Date(clock.now().getTime() + 86_400_000);
  const set = { by: 'somebody', reason: 'a test', now: clock.now() };
  await house.db.transaction((tx) => setHouseBreak(tx, { playerId: one.playerId, until }, set));
  await expect.poll(() => page.heard, { timeout: 15_000 }).toEqual([{}]);
  expect(await one.bet()).toMatchObject({ status: 'play_not_allowed' });
  await expect.poll(() => page.heard, { timeout: 15_000 }).toHaveLength(2);
  expect(page.heard[1]).toMatchObject({
    refusal: { rule: 'break', byHouse: true, until: until.toISOString() },
  });
  page.close();
});
