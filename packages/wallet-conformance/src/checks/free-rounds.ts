import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Table } from '../table.ts';

/** A player who was given free rounds. */
async function seatWithFreeRounds(table: Table, count: number) {
  const seat = await table.sit();
  const { game, stakeMinor } = table.config;
  const gift = { game, playerId: seat.playerId, stakeMinor, count };
  const { freeRoundsId } = await table.control('grant-free-rounds', gift);
  if (!freeRoundsId) throw new Error('the control address granted no free rounds');
  const left = async (): Promise<number> => {
    const { freeRounds } = await table.call('free-rounds', { token: seat.token });
    return freeRounds?.find(({ id }) => id === freeRoundsId)?.left ?? 0;
  };
  return { seat, freeRoundsId, left };
}

export const FREE_ROUND_CHECKS: readonly Check[] = [
  {
    name: 'free-round',
    says: 'A free round charges nobody, is counted, and its win is paid.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId, left } = await seatWithFreeRounds(table, 2);
      expectSame(await left(), 2, 'free rounds left');
      const roundId = table.newId();
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.bet({ roundId, freeRoundsId }), 'ok', 'the free bet');
        expectStatus(await seat.win({ roundId, amountMinor: '500' }), 'ok', 'its win');
      });
      expectSame(await left(), 1, 'free rounds left after one');
    },
  },
  {
    name: 'free-round-repeated',
    says: 'A free bet that comes twice is counted once.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId, left } = await seatWithFreeRounds(table, 2);
      const bet = { roundId: table.newId(), transactionId: table.newId(), freeRoundsId };
      expectStatus(await seat.bet(bet), 'ok', 'the free bet');
      expectStatus(await seat.bet(bet), 'ok', 'the free bet again');
      expectSame(await left(), 1, 'free rounds left');
    },
  },
  {
    name: 'free-rounds-used-up',
    says: 'More free rounds than were given are free_rounds_not_found, also at once.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId } = await seatWithFreeRounds(table, 2);
      await expectMoved(seat, 0n, async () => {
        const answers = await Promise.all([1, 2, 3, 4].map(() => seat.bet({ freeRoundsId })));
        const statuses = answers.map(({ status }) => status ?? 'none').sort();
        const used = 'free_rounds_not_found';
        expectSame(statuses, [used, used, 'ok', 'ok'], 'the verdicts');
      });
    },
  },
  {
    name: 'free-round-other-stake',
    says: 'Free rounds are played for their own stake only.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId } = await seatWithFreeRounds(table, 1);
      const bet = { freeRoundsId, amountMinor: String(table.stakeMinor * 2n) };
      await expectMoved(seat, 0n, async () =>
        expectStatus(await seat.bet(bet), 'free_rounds_not_found', 'a free bet of twice the stake'),
      );
    },
  },
  {
    name: 'free-round-rollback',
    says: 'A free bet that is rolled back gives the free round back, and no money.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId, left } = await seatWithFreeRounds(table, 1);
      const [roundId, transactionId] = [table.newId(), table.newId()];
      await expectMoved(seat, 0n, async () => {
        expectStatus(await seat.bet({ roundId, transactionId, freeRoundsId }), 'ok', 'the free bet');
        const undo = { roundId, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'ok', 'its rollback');
      });
      expectSame(await left(), 1, 'free rounds left');
    },
  },
];
