import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Table } from '../table.ts';

/** A player with a bet that can be rolled back. */
async function seatWithBet(table: Table) {
  const seat = await table.sit();
  const bet = { roundId: table.newId(), transactionId: table.newId() };
  expectStatus(await seat.bet(bet), 'ok', 'the bet');
  return { seat, bet, undo: { roundId: bet.roundId, betTransactionId: bet.transactionId } };
}

export const ROLLBACK_CHECKS: readonly Check[] = [
  {
    name: 'rollback-returns',
    says: 'A rollback gives the stake back.',
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      await expectMoved(seat, table.stakeMinor, async () =>
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback'),
      );
    },
  },
  {
    name: 'rollback-repeated',
    says: 'The same rollback again is given the same answer and returns nothing more.',
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      const rollback = { ...undo, transactionId: table.newId() };
      await expectMoved(seat, table.stakeMinor, async () => {
        const first = await seat.rollback(rollback);
        expectSame(await seat.rollback(rollback), first, 'the answer to the repeat');
      });
    },
  },
  {
    name: 'rollback-twice',
    says: 'A second rollback of one bet under another id is ok and returns nothing more, also at once.',
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      await expectMoved(seat, table.stakeMinor, async () => {
        const answers = await Promise.all([seat.rollback(undo), seat.rollback(undo), seat.rollback(undo)]);
        for (const answer of answers) expectStatus(answer, 'ok', 'each rollback');
      });
    },
  },
  {
    name: 'rollback-unknown',
    says: 'A rollback of a bet that never came is ok and moves nothing.',
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => {
        const undo = { roundId: table.newId(), betTransactionId: table.newId() };
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
        expectStatus(await seat.rollback(undo), 'ok', 'another rollback of it');
      });
    },
  },
  {
    name: 'rollback-tombstone',
    says: 'A bet that comes after its rollback is bet_rolled_back and takes nothing.',
    run: async (table) => {
      const seat = await table.sit();
      const [roundId, transactionId] = [table.newId(), table.newId()];
      await expectMoved(seat, 0n, async () => {
        const undo = { roundId, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
        expectStatus(await seat.bet({ roundId, transactionId }), 'bet_rolled_back', 'the late bet');
      });
    },
  },
  {
    name: 'rollback-races-bet',
    says: 'A bet and its rollback at once leave the balance as it was, whichever is first.',
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => {
        for (let round = 0; round < 5; round++) {
          const [roundId, transactionId] = [table.newId(), table.newId()];
          const undo = { roundId, betTransactionId: transactionId };
          const [, undone] = await Promise.all([seat.bet({ roundId, transactionId }), seat.rollback(undo)]);
          expectStatus(undone, 'ok', 'the rollback');
        }
      });
    },
  },
  {
    name: 'rollback-then-bet',
    says: 'A copy of a bet that was rolled back is bet_rolled_back and takes nothing.',
    run: async (table) => {
      const { seat, bet, undo } = await seatWithBet(table);
      await expectMoved(seat, table.stakeMinor, async () => {
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
        expectStatus(await seat.bet(bet), 'bet_rolled_back', 'the copy');
      });
    },
  },
  {
    name: 'rollback-then-win',
    says: 'A round whose bet was rolled back pays nothing.',
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      await expectMoved(seat, table.stakeMinor, async () => {
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
        const win = await seat.win({ roundId: undo.roundId, amountMinor: '500' });
        expectStatus(win, 'bet_rolled_back', 'the win');
      });
    },
  },
  {
    name: 'rollback-after-win',
    says: 'A bet of a round that has paid is not rolled back: round_has_win.',
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.win({ roundId: undo.roundId, amountMinor: '500' }), 'ok', 'the win');
        expectStatus(await seat.rollback(undo), 'round_has_win', 'the rollback');
      });
    },
  },
  {
    name: 'rollback-of-win',
    says: 'A win is not rolled back: not_a_bet.',
    run: async (table) => {
      const { seat, bet } = await seatWithBet(table);
      const { roundId } = bet;
      const transactionId = table.newId();
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.win({ roundId, transactionId, amountMinor: '500' }), 'ok', 'the win');
        const undo = { roundId, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'not_a_bet', 'its rollback');
      });
    },
  },
  {
    name: 'rollback-of-refused',
    says: 'A rollback of a refused bet is ok and gives nothing.',
    run: async (table) => {
      const seat = await table.sit();
      const [roundId, transactionId] = [table.newId(), table.newId()];
      const amountMinor = String((await seat.balance()) + 1n);
      await expectMoved(seat, 0n, async () => {
        const bet = await seat.bet({ roundId, transactionId, amountMinor });
        expectStatus(bet, 'insufficient_funds', 'the bet');
        const undo = { roundId, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'ok', 'the rollback');
      });
    },
  },
  {
    name: 'rollback-of-another',
    says: 'A rollback in the name of another player is round_mismatch and moves nothing.',
    needsControl: true,
    run: async (table) => {
      const { seat, undo } = await seatWithBet(table);
      const other = await table.sit();
      await expectMoved(seat, 0n, async () =>
        expectMoved(other, 0n, async () =>
          expectStatus(await other.rollback(undo), 'round_mismatch', 'the rollback'),
        ),
      );
    },
  },
];
