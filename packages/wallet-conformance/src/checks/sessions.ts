import { expectMoved, expectSame, expectStatus, type Check } from '../check.ts';

export const SESSION_CHECKS: readonly Check[] = [
  {
    name: 'authenticate',
    says: 'A launch token names the player, the game, the currency and the balance in minor units.',
    run: async (table) => {
      const { token } = await table.sit();
      const answer = await table.call('authenticate', { token });
      expectStatus(answer, 'ok', 'authenticate');
      const { playerId, currency, balanceMinor, game } = answer;
      const isWhole =
        /^[0-9]+$/.test(String(playerId)) &&
        /^[A-Z]{3}$/.test(String(currency)) &&
        typeof balanceMinor === 'string' &&
        /^[0-9]+$/.test(balanceMinor);
      if (!isWhole) throw new Error('playerId, currency or balanceMinor is missing or of another form');
      expectSame(game, table.config.game, 'the game');
    },
  },
  {
    name: 'token-unknown',
    says: 'A token that nobody was given is session_not_found, for every call that takes one.',
    run: async (table) => {
      const seat = await table.sit();
      const token = 'kit-token-that-nobody-was-ever-given';
      for (const call of ['authenticate', 'balance', 'free-rounds'] as const)
        expectStatus(await table.call(call, { token }), 'session_not_found', call);
      expectStatus(await seat.bet({ token }), 'session_not_found', 'bet');
    },
  },
  {
    name: 'token-expired-no-bet',
    says: 'A session that is over takes no bet.',
    needsControl: true,
    run: async (table) => {
      const [seat, witness] = await seatTwice(table);
      await table.control('expire-session', { token: seat.token });
      await expectMoved(witness, 0n, async () =>
        expectStatus(await seat.bet(), 'session_expired', 'a bet after the end of the session'),
      );
    },
  },
  {
    name: 'token-expired-win',
    says: 'A win is paid also when its session is over.',
    needsControl: true,
    run: async (table) => {
      const [seat, witness] = await seatTwice(table);
      const roundId = table.newId();
      expectStatus(await seat.bet({ roundId }), 'ok', 'the bet');
      await table.control('expire-session', { token: seat.token });
      await expectMoved(witness, 500n, async () =>
        expectStatus(await seat.win({ roundId, amountMinor: '500', token: seat.token }), 'ok', 'the win'),
      );
    },
  },
  {
    name: 'token-expired-rollback',
    says: 'A rollback is taken also when its session is over.',
    needsControl: true,
    run: async (table) => {
      const [seat, witness] = await seatTwice(table);
      const [roundId, betTransactionId] = [table.newId(), table.newId()];
      expectStatus(await seat.bet({ roundId, transactionId: betTransactionId }), 'ok', 'the bet');
      await table.control('expire-session', { token: seat.token });
      const rollback = { roundId, betTransactionId, token: seat.token };
      await expectMoved(witness, table.stakeMinor, async () =>
        expectStatus(await seat.rollback(rollback), 'ok', 'the rollback'),
      );
    },
  },
];

/** The same player in two sessions: one that will be over, and one to look at the balance with. */
async function seatTwice(table: Parameters<Check['run']>[0]) {
  const seat = await table.sit();
  const { token } = await table.control('create-session', {
    game: table.config.game,
    playerId: seat.playerId,
  });
  const balance = async (): Promise<bigint> => {
    const { balanceMinor } = await table.call('balance', { token });
    return BigInt(balanceMinor ?? -1);
  };
  return [seat, { ...seat, balance }] as const;
}
