import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Table } from '../table.ts';

const AT_ONCE = 8;

/** A player with a round that has a bet. */
async function seatWithRound(table: Table) {
  const seat = await table.sit();
  const roundId = table.newId();
  expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
  return { seat, roundId };
}

export const WIN_CHECKS: readonly Check[] = [
  {
    name: 'win-credits',
    says: 'A win pays exactly its amount and answers with the balance after it.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      const before = await seat.balance();
      await expectMoved(seat, 1_234n, async () => {
        const answer = await seat.win({ roundId, amountMinor: '1234' });
        expectStatus(answer, 'ok', 'the win');
        expectSame(answer.balanceMinor, String(before + 1_234n), 'the balance in the answer');
      });
    },
  },
  {
    name: 'win-zero',
    says: 'A win of nothing is taken: the round was lost.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      await expectMoved(seat, 0n, async () =>
        expectStatus(await seat.win({ roundId, amountMinor: '0' }), 'ok', 'the win of 0'),
      );
    },
  },
  {
    name: 'win-repeated',
    says: 'The same win again is given the same answer and pays nothing.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      const win = { roundId, transactionId: table.newId(), amountMinor: '500' };
      await expectMoved(seat, 500n - table.stakeMinor, async () => {
        const first = await seat.win(win);
        expectStatus(await seat.bet(), 'ok', 'another bet in between');
        expectSame(await seat.win(win), first, 'the answer to the repeat');
      });
    },
  },
  {
    name: 'win-concurrent',
    says: 'The same win many times at once is paid once.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      const win = { roundId, transactionId: table.newId(), amountMinor: '500' };
      await expectMoved(seat, 500n, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => seat.win(win)));
        for (const answer of answers) expectStatus(answer, 'ok', 'each of them');
      });
    },
  },
  {
    name: 'win-id-other-amount',
    says: 'A win under a known id with another amount is transaction_reused and pays nothing.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      const win = { roundId, transactionId: table.newId() };
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.win({ ...win, amountMinor: '500' }), 'ok', 'the win');
        const other = await seat.win({ ...win, amountMinor: '50000' });
        expectStatus(other, 'transaction_reused', 'the same id with another amount');
      });
    },
  },
  {
    name: 'wins-of-one-round',
    says: 'A round may have several wins, each paid.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      await expectMoved(seat, 700n, async () => {
        expectStatus(await seat.win({ roundId, amountMinor: '300' }), 'ok', 'the first win');
        expectStatus(await seat.win({ roundId, amountMinor: '400' }), 'ok', 'the second win');
      });
    },
  },
  {
    name: 'win-needs-bet',
    says: 'A win of a round without a bet is round_not_found and pays nothing.',
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => {
        const win = await seat.win({ roundId: table.newId(), amountMinor: '500' });
        expectStatus(win, 'round_not_found', 'a win of no round');
      });
    },
  },
  {
    name: 'win-before-bet',
    says: 'A win that overtook its bet is refused, and paid when it comes again after the bet.',
    run: async (table) => {
      const seat = await table.sit();
      const roundId = table.newId();
      const win = { roundId, transactionId: table.newId(), amountMinor: '500' };
      await expectMoved(seat, 500n - table.stakeMinor, async () => {
        expectStatus(await seat.win(win), 'round_not_found', 'the win before its bet');
        expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
        expectStatus(await seat.win(win), 'ok', 'the win again');
      });
    },
  },
  {
    name: 'win-of-another',
    says: 'A win for a player who is not the one of the round is round_mismatch.',
    needsControl: true,
    run: async (table) => {
      const { roundId } = await seatWithRound(table);
      const other = await table.sit();
      await expectMoved(other, 0n, async () => {
        const win = await other.win({ roundId, amountMinor: '500' });
        expectStatus(win, 'round_mismatch', 'a win in the round of another');
      });
    },
  },
  {
    name: 'win-other-currency',
    says: 'A win in another currency is currency_mismatch.',
    run: async (table) => {
      const { seat, roundId } = await seatWithRound(table);
      await expectMoved(seat, 0n, async () => {
        const win = await seat.win({ roundId, amountMinor: '500', currency: 'RON' });
        expectStatus(win, 'currency_mismatch', 'the win');
      });
    },
  },
];
