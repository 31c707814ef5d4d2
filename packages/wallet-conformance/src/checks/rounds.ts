import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';

export const ROUND_CHECKS: readonly Check[] = [
  {
    name: 'end-round',
    says: 'A round that was ended takes no bet, no win and no rollback: round_closed.',
    run: async (table) => {
      const seat = await table.sit();
      const [roundId, transactionId] = [table.newId(), table.newId()];
      expectStatus(await seat.bet({ roundId, transactionId }), 'ok', 'the bet');
      expectStatus(await seat.endRound({ roundId }), 'ok', 'the end');
      await expectMoved(seat, 0n, async () => {
        expectStatus(await seat.bet({ roundId }), 'round_closed', 'a bet');
        expectStatus(await seat.win({ roundId, amountMinor: '500' }), 'round_closed', 'a win');
        const undo = { roundId, betTransactionId: transactionId };
        expectStatus(await seat.rollback(undo), 'round_closed', 'a rollback');
      });
    },
  },
  {
    name: 'end-round-repeated',
    says: 'A round may be ended again, under the same id and another.',
    run: async (table) => {
      const seat = await table.sit();
      const [roundId, transactionId] = [table.newId(), table.newId()];
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
      expectStatus(await seat.endRound({ roundId, transactionId }), 'ok', 'the end');
      expectStatus(await seat.endRound({ roundId, transactionId }), 'ok', 'the same end');
      expectStatus(await seat.endRound({ roundId }), 'ok', 'another end');
    },
  },
  {
    name: 'end-round-unknown',
    says: 'The end of a round without a bet is round_not_found.',
    run: async (table) => {
      const seat = await table.sit();
      expectStatus(await seat.endRound({ roundId: table.newId() }), 'round_not_found', 'the end');
    },
  },
  {
    name: 'win-ends-round',
    says: 'A win with endRound pays and closes the round in one.',
    run: async (table) => {
      const seat = await table.sit();
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
      await expectMoved(seat, 500n, async () => {
        expectStatus(await seat.win({ roundId, amountMinor: '500', endRound: true }), 'ok', 'the win');
        expectStatus(await seat.win({ roundId, amountMinor: '500' }), 'round_closed', 'another win');
      });
    },
  },
  {
    name: 'open-round-told',
    says: 'authenticate names the round that was begun and not ended, and no other.',
    needsControl: true,
    run: async (table) => {
      const seat = await table.sit();
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
      const { openRoundId } = await table.call('authenticate', { token: seat.token });
      expectSame(openRoundId, roundId, 'the open round');
      expectStatus(await seat.endRound({ roundId }), 'ok', 'the end');
      const after = await table.call('authenticate', { token: seat.token });
      expectSame(after.openRoundId ?? null, null, 'the open round after its end');
    },
  },
];
