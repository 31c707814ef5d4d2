import { randomBytes, randomUUID } from 'node:crypto';
import { testWalletControl } from '@croupier/contract/play/providers';
import { GAME, KEY, PROVIDER, type ProviderHouse } from './providers.fixture.ts';
import { signRequest } from './request-signature.ts';

interface Answer {
  readonly http: number;
  readonly status?: string;
  readonly balanceMinor?: string;
  readonly outcome?: string;
  readonly balanceParts?: Parts;
  readonly parts?: Parts;
  readonly forfeitedMinor?: string;
}

interface Parts {
  readonly realMinor: string;
  readonly bonusMinor: string;
}

/** One signed request, of the studio of the tests when no other is named. */
export async function ask(
  house: ProviderHouse,
  call: string,
  body: object,
  { provider, key } = { provider: PROVIDER, key: KEY },
): Promise<Answer> {
  const path = `/api/provider-wallet/v1/${call}`;
  const text = JSON.stringify(body);
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(12).toString('hex')];
  const signature = signRequest({ provider, timestamp, nonce, path, body: text }, key);
  const response = await house.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'croupier-provider': provider,
      'croupier-timestamp': timestamp,
      'croupier-nonce': nonce,
      'croupier-signature': signature,
    },
    body: text,
  });
  return { ...((await response.json()) as object), http: response.status };
}

/** A player with 1,000.00 and the calls about them, right unless told otherwise. */
export async function seatAt(house: ProviderHouse, balanceMinor = '100000') {
  const control = (body: object) =>
    house.call(testWalletControl, { body: { provider: PROVIDER, game: GAME, ...body } as never });
  const { playerId, token } = await control({ action: 'create-session', balanceMinor });
  const ids = () => ({ transactionId: randomUUID(), roundId: randomUUID(), game: GAME });
  const bet = { token, currency: 'UAH', amountMinor: '100' };
  return {
    playerId: playerId!,
    token: token!,
    control,
    /** Stakes take it first, and no test wagers it to its end. */
    giveBonus: async (amountMinor: string): Promise<string> => {
      const bonusId = randomUUID();
      await control({ action: 'give-bonus', playerId, bonusId, amountMinor });
      return bonusId;
    },
    balance: async () => (await ask(house, 'balance', { token })).balanceMinor,
    bet: (more: object = {}) => ask(house, 'bet', { ...ids(), ...bet, ...more }),
    win: (more: object) => ask(house, 'win', { ...ids(), playerId, currency: 'UAH', ...more }),
    rollback: (more: object) => ask(house, 'rollback', { ...ids(), playerId, ...more }),
    endRound: (more: object) => ask(house, 'end-round', { ...ids(), playerId, ...more }),
    giveFreeRounds: async (count: number, { gathers = false } = {}) => {
      const gift = { action: 'grant-free-rounds', playerId, stakeMinor: '100', count, gathers };
      return (await control(gift)).freeRoundsId!;
    },
  };
}
