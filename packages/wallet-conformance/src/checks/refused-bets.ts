import { expectHttp, expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Fields, Table } from '../table.ts';

/** A bet that differs from a right one must be refused so and move nothing. */
function refuses(name: string, says: string, status: string, more: (table: Table) => Fields): Check {
  return {
    name,
    says,
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => expectStatus(await seat.bet(more(table)), status, 'the bet'));
    },
  };
}

const NOT_AMOUNTS = ['0', '-100', '1.5', '1e2', '', ' 100', '100 ', '0x64', 'NaN', '99999999999999999999'];

export const REFUSED_BET_CHECKS: readonly Check[] = [
  {
    name: 'bet-insufficient',
    says: 'A stake above the balance is insufficient_funds, with the balance in the answer.',
    run: async (table) => {
      const seat = await table.sit();
      const balance = await seat.balance();
      await expectMoved(seat, 0n, async () => {
        const answer = await seat.bet({ amountMinor: String(balance + 1n) });
        expectStatus(answer, 'insufficient_funds', 'a bet above the balance');
        expectSame(answer.balanceMinor, String(balance), 'the balance in the answer');
      });
    },
  },
  {
    name: 'bet-refused-for-good',
    says: 'A refused bet stays refused: a copy that comes when there is money takes nothing.',
    run: async (table) => {
      const seat = await table.sit();
      const [roundId, transactionId] = [table.newId(), table.newId()];
      const amount = (await seat.balance()) + 1n;
      expectStatus(await seat.bet({ roundId }), 'ok', 'a bet of another round');
      const bet = { roundId: table.newId(), transactionId, amountMinor: String(amount) };
      expectStatus(await seat.bet(bet), 'insufficient_funds', 'the bet');
      expectStatus(
        await seat.win({ roundId, amountMinor: String(2n * amount) }),
        'ok',
        'the win of the other',
      );
      await expectMoved(seat, 0n, async () =>
        expectStatus(await seat.bet(bet), 'insufficient_funds', 'the same bet again'),
      );
    },
  },
  refuses(
    'bet-other-currency',
    'A bet in another currency is currency_mismatch.',
    'currency_mismatch',
    () => ({
      currency: 'RON',
    }),
  ),
  refuses(
    'bet-other-game',
    'A bet in a game the session is not for is game_not_found.',
    'game_not_found',
    () => ({
      game: 'kit-no-such-game',
    }),
  ),
  {
    name: 'bet-not-an-amount',
    says: 'What is no positive whole number of minor units is answered 400.',
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => {
        for (const amountMinor of [...NOT_AMOUNTS, 100])
          expectHttp(await seat.bet({ amountMinor }), 400, `the amount ${JSON.stringify(amountMinor)}`);
      });
    },
  },
  {
    name: 'bet-round-of-another',
    says: 'A round belongs to one player: a bet of another in it is round_mismatch.',
    needsControl: true,
    run: async (table) => {
      const [seat, other] = [await table.sit(), await table.sit()];
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
      await expectMoved(other, 0n, async () =>
        expectStatus(await other.bet({ roundId }), 'round_mismatch', 'a bet of another player'),
      );
    },
  },
  {
    name: 'id-of-another',
    says: 'A transaction id of one player is not taken for another.',
    needsControl: true,
    run: async (table) => {
      const [seat, other] = [await table.sit(), await table.sit()];
      const bet = { transactionId: table.newId(), roundId: table.newId() };
      expectStatus(await seat.bet(bet), 'ok', 'the bet');
      await expectMoved(other, 0n, async () =>
        expectStatus(await other.bet(bet), 'transaction_reused', 'the same bet of another player'),
      );
    },
  },
  {
    name: 'blocked-no-bet',
    says: 'A blocked player places no bet.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      await table.control('block-player', { playerId: seat.playerId });
      await expectMoved(seat, 0n, async () => expectStatus(await seat.bet(), 'player_blocked', 'the bet'));
    },
  },
  {
    name: 'blocked-settles',
    says: 'What a blocked player has staked is settled: wins and rollbacks are taken.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      const [won, undone, betTransactionId] = [table.newId(), table.newId(), table.newId()];
      expectStatus(await seat.bet({ roundId: won }), 'ok', 'the first bet');
      expectStatus(
        await seat.bet({ roundId: undone, transactionId: betTransactionId }),
        'ok',
        'the second bet',
      );
      await table.control('block-player', { playerId: seat.playerId });
      await expectMoved(seat, 500n + table.stakeMinor, async () => {
        expectStatus(await seat.win({ roundId: won, amountMinor: '500' }), 'ok', 'the win');
        expectStatus(await seat.rollback({ roundId: undone, betTransactionId }), 'ok', 'the rollback');
      });
    },
  },
  {
    name: 'game-off',
    says: 'A game that is switched off takes no bet and pays its wins.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      const { game } = table.config;
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet before');
      await table.control('switch-game-off', { game });
      try {
        await expectMoved(seat, 500n, async () => {
          expectStatus(await seat.bet(), 'game_unavailable', 'the bet after');
          expectStatus(await seat.win({ roundId, amountMinor: '500' }), 'ok', 'the win');
        });
      } finally {
        await table.control('switch-game-on', { game });
      }
    },
  },
];
