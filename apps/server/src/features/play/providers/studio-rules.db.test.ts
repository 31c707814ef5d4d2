import { randomUUID } from 'node:crypto';
import { WALLET_STATUSES } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { expireDocument } from '../../people/documents/decide-document.ts';
import { excludeBefore } from '../../people/exclusions/stop-in-flight.fixture.ts';
import { partsAt } from './providers.fixture.ts';
import { openStudioHouse, takeSeat, twoIds } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();
const { house, clock } = studio;

const money = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;

test.each([
  ['stake_limit', 'limit_reached'],
  ['loss_limit', 'limit_reached'],
  ['stake_maximum', 'bet_limit'],
] as const)('%s: the second bet of a round is too much', async (rule, status) => {
  const one = await takeSeat(studio);
  const amount = money(1_500n);
  await one.rule(rule === 'stake_maximum' ? { rule, ...amount } : { rule, period: 'day', ...amount });
  const { roundId } = twoIds();
  expect(await one.bet({ roundId })).toMatchObject({ status: 'ok' });
  const refused = { roundId, transactionId: randomUUID() };
  expect(await one.bet(refused)).toMatchObject({ status, balanceMinor: '99000' });
  // What is refused costs no allowance.
  expect(await one.bet({ roundId, amountMinor: '500' })).toMatchObject({ status: 'ok' });
  expect(await one.bet(refused)).toMatchObject({ status });
});

test('where a round may stake so much at most, all its bets together do not stake more', async () => {
  const one = await takeSeat(studio, { region: 'EU' });
  const { roundId } = twoIds();
  expect(await one.bet({ amountMinor: '501' })).toMatchObject({ status: 'bet_limit' });
  expect(await one.bet({ roundId, amountMinor: '300' })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ roundId, amountMinor: '201' })).toMatchObject({ status: 'bet_limit' });
  expect(await one.bet({ roundId, amountMinor: '200' })).toMatchObject({ status: 'ok' });
});

test('a blocked account stakes nothing with a studio, and what it staked is settled as ever', async () => {
  const one = await takeSeat(studio);
  const open = twoIds();
  expect(await one.bet(open)).toMatchObject({ status: 'ok' });
  await blockAccounts(house.db, () => new Date()).block(one.playerId, 'documents were forged');
  expect(await one.bet()).toMatchObject({ status: 'player_blocked' });
  expect(await one.win({ roundId: open.roundId, amountMinor: '700' })).toMatchObject({ status: 'ok' });
});

test('what is refused for money leaves the allowances as they were', async () => {
  const one = await takeSeat(studio, { realMinor: 1_000n });
  await one.rule({ rule: 'loss_limit', period: 'day', ...money(1_500n) });
  await one.bet({ amountMinor: '400' });
  const before = await one.seatRow();
  expect(await one.bet({ amountMinor: '700' })).toMatchObject({ status: 'insufficient_funds' });
  expect(await one.seatRow()).toEqual(before);
});

test('wins and rollbacks give back what may be lost, by their own parts', async () => {
  const one = await takeSeat(studio, {
    realMinor: 1_000n,
    bonusMinor: 5_000n,
    terms: { order: 'REAL_FIRST' },
  });
  await one.rule({ rule: 'loss_limit', period: 'day', ...money(2_000n) });
  const [won, undone] = [twoIds(), twoIds()];
  await one.bet({ ...won, amountMinor: '1600' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_000n });
  await one.win({ roundId: won.roundId, amountMinor: '800' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_500n });
  await one.bet({ ...undone, amountMinor: '600' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_000n });
  await one.rollback({ roundId: undone.roundId, betTransactionId: undone.transactionId });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_500n });
});

test.each(['exclusion', 'break', 'session_time', 'reality_check'] as const)(
  '%s: no stake, and no word of which rule; what is staked is settled as ever',
  async (rule) => {
    const one = await takeSeat(studio);
    const [won, undone] = [twoIds(), twoIds()];
    await one.bet(won);
    await one.bet(undone);
    await one.rule({ rule, from: clock.now(), until: null });
    expect(await one.bet()).toEqual({
      ...{ status: 'play_not_allowed', message: WALLET_STATUSES.play_not_allowed },
      ...{ balanceMinor: '98000', currency: 'UAH' },
      balanceParts: { realMinor: '98000', bonusMinor: '0' },
    });
    expect(await one.win({ roundId: won.roundId, amountMinor: '700' })).toMatchObject({ status: 'ok' });
    expect(
      await one.rollback({ roundId: undone.roundId, betTransactionId: undone.transactionId }),
    ).toMatchObject({ status: 'ok', outcome: 'returned' });
    expect(await one.end(won.roundId)).toMatchObject({ status: 'ok' });
  },
);

test('nothing is staked by who lost their level, and what they staked is settled as ever', async () => {
  const one = await takeSeat(studio);
  const open = twoIds();
  expect(await one.bet(open)).toMatchObject({ status: 'ok' });
  const [passport] = await house.owner.query<{ id: string }>(
    `SELECT id FROM document WHERE player_id = $1 AND kind = 'passport'`,
    [one.playerId],
  );
  await house.db.transaction((tx) =>
    expireDocument(tx, { playerId: one.playerId, id: passport!.id }, clock.now()),
  );
  expect(await one.bet()).toMatchObject({ status: 'play_not_allowed' });
  expect(await one.win({ roundId: open.roundId, amountMinor: '700' })).toMatchObject({ status: 'ok' });
});

test('with twenty bets in flight, not one is taken after an exclusion has committed', async () => {
  const one = await takeSeat(studio);
  // A pool in which twenty wait at once.
  const url = house.databaseUrl;
  const db = createDatabase({ url, role: APP_ROLE, applicationName: 'test', maxConnections: 20 });
  const wide = partsAt({ ...house, db }, clock);
  const bets = await excludeBefore({ ...house, clock }, { playerId: one.playerId, region: 'UA' }, () =>
    Array.from({ length: 20 }, () => one.bet({}, wide)),
  );
  expect((await Promise.all(bets)).map(({ status }) => status)).toEqual(bets.map(() => 'play_not_allowed'));
  expect(await one.held()).toEqual({ realMinor: '100000', bonusMinor: '0' });
  await db.close();
});
