import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';
import type { Table } from '../table.ts';

/** A player who was given free rounds, of those that pay each win at once or of those that gather them. */
async function seatWithFreeRounds(table: Table, count: number, { gathers = false } = {}) {
  const seat = await table.sit();
  const { game, stakeMinor } = table.config;
  const gift = { game, playerId: seat.playerId, stakeMinor, count, ...(gathers && { gathers }) };
  const { freeRoundsId } = await table.control('grant-free-rounds', gift);
  if (!freeRoundsId) throw new Error('the control address granted no free rounds');
  const listed = async () => {
    const { freeRounds } = await table.call('free-rounds', { token: seat.token });
    return freeRounds?.find(({ id }) => id === freeRoundsId);
  };
  return {
    ...{ seat, freeRoundsId, listed },
    left: async () => (await listed())?.left ?? 0,
    gathered: async () => (await listed())?.gatheredMinor,
    cancel: () => table.control('cancel-free-rounds', { playerId: seat.playerId, freeRoundsId }),
  };
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
  {
    name: 'free-rounds-gathered',
    says: 'Wins of free rounds that gather are in no balance until the last of them is over, and then all at once.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId, left, gathered } = await seatWithFreeRounds(table, 2, { gathers: true });
      const [first, last] = [table.newId(), table.newId()];
      await expectMoved(seat, 0n, async () => {
        expectSame(await gathered(), '0', 'what is gathered before a win');
        expectStatus(await seat.bet({ roundId: first, freeRoundsId }), 'ok', 'the first free bet');
        const win = await seat.win({ roundId: first, amountMinor: '500', endRound: true });
        expectStatus(win, 'ok', 'its win');
        expectSame(win.outcome, 'gathered', 'the outcome of its win');
        expectSame([await left(), await gathered()], [1, '500'], 'what is left and gathered');
        expectStatus(await seat.bet({ roundId: last, freeRoundsId }), 'ok', 'the last free bet');
        expectStatus(await seat.win({ roundId: last, amountMinor: '300' }), 'ok', 'its win');
      });
      await expectMoved(seat, 800n, async () =>
        expectStatus(await seat.endRound({ roundId: last }), 'ok', 'the end of the last round'),
      );
    },
  },
  {
    name: 'free-rounds-gathered-repeated',
    says: 'A win that is gathered and comes again, before the end or after it, counts once.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId } = await seatWithFreeRounds(table, 2, { gathers: true });
      const [roundId, last] = [table.newId(), table.newId()];
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.bet({ roundId, freeRoundsId }), 'ok', 'the free bet');
        const win = { roundId, transactionId: table.newId(), amountMinor: '500' };
        expectStatus(await seat.win(win), 'ok', 'its win');
        expectStatus(await seat.win(win), 'ok', 'its win again');
        expectStatus(await seat.endRound({ roundId }), 'ok', 'the end of its round');
        expectStatus(await seat.bet({ roundId: last, freeRoundsId }), 'ok', 'the last free bet');
        expectStatus(await seat.endRound({ roundId: last }), 'ok', 'the end of the last round');
        expectStatus(await seat.win(win), 'ok', 'the win again, after the end');
      });
    },
  },
  {
    name: 'free-rounds-cancelled',
    says: 'Of free rounds that were cancelled none is listed and none begins; one that is open gathers its win, which is paid with its end.',
    needsControl: true,
    run: async (table) => {
      const { seat, freeRoundsId, cancel, listed } = await seatWithFreeRounds(table, 3, { gathers: true });
      const roundId = table.newId();
      await expectMoved(seat, 0n, async () => {
        expectStatus(await seat.bet({ roundId, freeRoundsId }), 'ok', 'the free bet');
        await cancel();
        expectSame(await listed(), undefined, 'what is listed of them');
        expectStatus(await seat.bet({ freeRoundsId }), 'free_rounds_not_found', 'another free bet');
        expectStatus(await seat.win({ roundId, amountMinor: '500' }), 'ok', 'the win of the open round');
      });
      await expectMoved(seat, 500n, async () =>
        expectStatus(await seat.endRound({ roundId }), 'ok', 'the end of the open round'),
      );
    },
  },
];
