import { expectHttp, expectMoved, expectStatus, type Check } from '../check.ts';
import { newNonce, type Twist } from '../wallet-client.ts';

const HOUR_S = 3_600;

/** A bet that is right but for its signature must be turned away and move nothing. */
function refusesBet(name: string, says: string, twist: Twist): Check {
  return {
    name,
    says,
    run: async (table) => {
      const seat = await table.sit();
      await expectMoved(seat, 0n, async () => expectHttp(await seat.bet({}, twist), 401, 'a bet'));
    },
  };
}

export const SIGNING_CHECKS: readonly Check[] = [
  {
    name: 'signature-over-bytes',
    says: 'The signature is checked over the bytes that came, however the JSON is laid out.',
    run: async (table) => {
      const { token } = await table.sit();
      const body = `{\n  "token" :\t"${token}"\n}  `;
      expectStatus(await table.call('balance', body), 'ok', 'a balance with unusual white space');
    },
  },
  refusesBet('signature-missing', 'A request without a signature is answered 401.', { isUnsigned: true }),
  refusesBet('signature-wrong-key', 'A request signed with another key is answered 401.', {
    key: 'a key that nobody gave to this provider',
  }),
  {
    name: 'signature-changed-body',
    says: 'A body that was changed on its way is answered 401.',
    run: async (table) => {
      const seat = await table.sit();
      const bet = (amountMinor: bigint) => ({
        token: seat.token,
        transactionId: 'kit-changed',
        roundId: 'kit-changed',
        game: table.config.game,
        currency: seat.currency,
        amountMinor: String(amountMinor),
      });
      const sentBody = JSON.stringify(bet(table.stakeMinor * 2n));
      await expectMoved(seat, 0n, async () =>
        expectHttp(await table.call('bet', bet(table.stakeMinor), { sentBody }), 401, 'a changed bet'),
      );
    },
  },
  refusesBet('signature-other-call', 'The signature of one call does not open another.', {
    signedFor: 'balance',
  }),
  refusesBet('timestamp-old', 'A request of an hour ago is answered 401.', { skewS: -HOUR_S }),
  refusesBet('timestamp-ahead', 'A request of an hour ahead is answered 401.', { skewS: HOUR_S }),
  {
    name: 'nonce-once',
    says: 'A nonce is taken once: a recorded request cannot be played again.',
    run: async (table) => {
      const { token } = await table.sit();
      const nonce = newNonce();
      expectStatus(await table.call('balance', { token }, { nonce }), 'ok', 'the first request');
      expectHttp(await table.call('balance', { token }, { nonce }), 401, 'the same nonce again');
    },
  },
];
