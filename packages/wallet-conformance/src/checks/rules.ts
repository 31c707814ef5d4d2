import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Seat, Table } from '../table.ts';

const AT_ONCE = 8;

/** A player who allows themselves so many stakes in a day, none of them used. */
async function seatWithLimit(table: Table, stakes: bigint): Promise<Seat> {
  const seat = await table.sit();
  const amountMinor = String(stakes * table.stakeMinor);
  await table.control('limit-stakes', { playerId: seat.playerId, amountMinor });
  return seat;
}

export const RULE_CHECKS: readonly Check[] = [
  {
    name: 'limit-no-bet',
    says: 'A stake that a limit of the player has no room for is limit_reached and takes nothing; one within it is taken.',
    needsControl: true,
    run: async (table) => {
      const seat = await seatWithLimit(table, 2n);
      await expectMoved(seat, -2n * table.stakeMinor, async () => {
        expectStatus(await seat.bet(), 'ok', 'the first bet');
        const higher = await seat.bet({ amountMinor: String(2n * table.stakeMinor) });
        expectStatus(higher, 'limit_reached', 'a bet of what is not left');
        expectStatus(await seat.bet(), 'ok', 'a bet of what is left');
        expectStatus(await seat.bet(), 'limit_reached', 'a bet after it');
      });
    },
  },
  {
    name: 'limit-at-once',
    says: 'Bets at once never take more than a limit of the player leaves.',
    needsControl: true,
    run: async (table) => {
      const seat = await seatWithLimit(table, 3n);
      await expectMoved(seat, -3n * table.stakeMinor, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => seat.bet()));
        const statuses = answers.map(({ status }) => status ?? 'none').sort();
        const expected = Array.from({ length: AT_ONCE }, (_, n) =>
          n < AT_ONCE - 3 ? 'limit_reached' : 'ok',
        );
        expectSame(statuses, expected, 'the verdicts');
      });
    },
  },
  {
    name: 'excluded-no-bet',
    says: 'A player who has excluded themselves places no bet: play_not_allowed.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      expectStatus(await seat.bet(), 'ok', 'the bet before');
      await table.control('exclude-player', { playerId: seat.playerId });
      await expectMoved(seat, 0n, async () => expectStatus(await seat.bet(), 'play_not_allowed', 'the bet'));
    },
  },
  {
    name: 'excluded-settles',
    says: 'What a player staked before an exclusion is settled: wins and rollbacks are taken.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      const [won, undone, transactionId] = [table.newId(), table.newId(), table.newId()];
      expectStatus(await seat.bet({ roundId: won }), 'ok', 'the first bet');
      expectStatus(await seat.bet({ roundId: undone, transactionId }), 'ok', 'the second bet');
      await table.control('exclude-player', { playerId: seat.playerId });
      await expectMoved(seat, 500n + table.stakeMinor, async () => {
        expectStatus(await seat.win({ roundId: won, amountMinor: '500' }), 'ok', 'the win');
        const undo = { roundId: undone, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
      });
    },
  },
];
