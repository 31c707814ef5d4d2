import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';

const AT_ONCE = 8;

export const BET_CHECKS: readonly Check[] = [
  {
    name: 'bet-debits',
    says: 'A bet takes exactly its stake and answers with the balance after it.',
    run: async (table) => {
      const seat = await table.sit();
      const before = await seat.balance();
      await expectMoved(seat, -table.stakeMinor, async () => {
        const answer = await seat.bet();
        expectStatus(answer, 'ok', 'the bet');
        expectSame(answer.balanceMinor, String(before - table.stakeMinor), 'the balance in the answer');
      });
    },
  },
  {
    name: 'bet-repeated',
    says: 'The same bet again is given the same answer and takes nothing.',
    run: async (table) => {
      const seat = await table.sit();
      const bet = { transactionId: table.newId(), roundId: table.newId() };
      await expectMoved(seat, -2n * table.stakeMinor, async () => {
        const first = await seat.bet(bet);
        expectStatus(await seat.bet(), 'ok', 'another bet in between');
        expectSame(await seat.bet(bet), first, 'the answer to the repeat');
      });
    },
  },
  {
    name: 'bet-concurrent',
    says: 'The same bet many times at once is charged once.',
    run: async (table) => {
      const seat = await table.sit();
      const bet = { transactionId: table.newId(), roundId: table.newId() };
      await expectMoved(seat, -table.stakeMinor, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => seat.bet(bet)));
        for (const answer of answers) expectStatus(answer, 'ok', 'each of them');
      });
    },
  },
  {
    name: 'bet-id-other-amount',
    says: 'A transaction id with another amount is transaction_reused and takes nothing.',
    run: async (table) => {
      const seat = await table.sit();
      const bet = { transactionId: table.newId(), roundId: table.newId() };
      await expectMoved(seat, -table.stakeMinor, async () => {
        expectStatus(await seat.bet(bet), 'ok', 'the bet');
        const other = await seat.bet({ ...bet, amountMinor: String(2n * table.stakeMinor) });
        expectStatus(other, 'transaction_reused', 'the same id with twice the stake');
      });
    },
  },
  {
    name: 'id-other-call',
    says: 'The id of a bet is not taken for a win.',
    run: async (table) => {
      const seat = await table.sit();
      const bet = { transactionId: table.newId(), roundId: table.newId() };
      await expectMoved(seat, -table.stakeMinor, async () => {
        expectStatus(await seat.bet(bet), 'ok', 'the bet');
        const win = await seat.win({ ...bet, amountMinor: '500' });
        expectStatus(win, 'transaction_reused', 'a win under the id of the bet');
      });
    },
  },
  {
    name: 'bets-of-one-round',
    says: 'A round may have several bets, each charged.',
    run: async (table) => {
      const seat = await table.sit();
      const roundId = table.newId();
      await expectMoved(seat, -2n * table.stakeMinor, async () => {
        expectStatus(await seat.bet({ roundId }), 'ok', 'the first bet');
        expectStatus(await seat.bet({ roundId }), 'ok', 'the second bet');
      });
    },
  },
  {
    name: 'bets-overdraw',
    says: 'Bets at once never take more than there is.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit(3);
      await expectMoved(seat, -3n * table.stakeMinor, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => seat.bet()));
        const statuses = answers.map(({ status }) => status ?? 'none').sort();
        const expected = Array.from({ length: AT_ONCE }, (_, n) =>
          n < AT_ONCE - 3 ? 'insufficient_funds' : 'ok',
        );
        expectSame(statuses, expected, 'the verdicts');
      });
    },
  },
];
