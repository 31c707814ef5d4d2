import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createPayIn, payInOptions } from '@croupier/contract/money/payments';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { MERCHANT, PAYMENT, webhookOf } from './hyperswitch/hyperswitch.fixture.ts';
import { paymentIdOf } from './hyperswitch/hyperswitch-ids.ts';
import { PAYMENT as ORDER } from './liqpay/liqpay.fixture.ts';
import { startProvider } from './provider-server.fixture.ts';

const LIQPAY_KEY = 'the-private-key-of-liqpay';
const HASH_KEY = 'the-payment-response-hash-key';

/** A house with one provider, a player of it with a deposit under way, and what has become of that. */
async function depositing(env: Record<string, string>, region: 'UA' | 'EU') {
  const app = await startTestApp(env);
  onTestFinished(() => app.close());
  const player = await app.createPlayer({ region });
  const body = { key: randomUUID(), amountMinor: '10000', language: 'en' } as const;
  const { id, redirectUrl } = await player.call(createPayIn, { body });
  const become = async () => {
    const [{ state }, rows] = [
      (await player.call(payInOptions, { query: { id } })).payIn!,
      await app.owner.query<{ amount: string }>(
        `SELECT amount_minor AS amount FROM ledger_account WHERE player_id = $1 AND kind = 'real' AND amount_minor > 0`,
        [player.id],
      ),
    ];
    return [state, rows.map(({ amount }) => String(amount))];
  };
  return { app, id, redirectUrl, become };
}

const send = async (app: TestApp, name: string, body: string, headers: Record<string, string>) => {
  const answer = await app.request(`/api/payments/webhooks/${name}`, { method: 'POST', body, headers });
  return answer.status;
};

test('a deposit at LiqPay is credited by its signed callback alone, and taken back by another', async () => {
  const keys = { LIQPAY_PUBLIC_KEY: ORDER.public_key, LIQPAY_PRIVATE_KEY: LIQPAY_KEY };
  const { app, id, redirectUrl, become } = await depositing({ PAYMENT_PROVIDERS: 'liqpay', ...keys }, 'UA');
  expect(redirectUrl).toMatch(/^https:\/\/www\.liqpay\.ua\/api\/3\/checkout\?data=/);
  const call = (change: object, key = LIQPAY_KEY) => {
    const data = Buffer.from(JSON.stringify({ ...ORDER, order_id: id, amount: 100, ...change })).toString(
      'base64',
    );
    // By the published rule, not by the code under test.
    const signature = createHash('sha1')
      .update(key + data + key)
      .digest('base64');
    const form = String(new URLSearchParams({ data, signature }));
    return send(app, 'liqpay', form, { 'content-type': 'application/x-www-form-urlencoded' });
  };
  expect(await call({}, 'a-key-of-somebody')).toBe(401);
  expect(await call({ status: 'processing' })).toBe(200);
  expect(await become()).toEqual(['PENDING', []]);
  expect(await Promise.all([call({}), call({}), call({ end_date: 1 })])).toEqual([200, 200, 200]);
  expect(await become()).toEqual(['PAID', ['10000']]);
  expect(await call({ status: 'reversed', refund_amount: 100 })).toBe(200);
  expect(await become()).toEqual(['REFUNDED', []]);
});

test('a deposit at Hyperswitch is credited by its signed webhook alone, and a dispute takes it back once', async () => {
  const page = 'https://pay.example/link';
  const { url } = await startProvider(({ body }) => {
    const { payment_id, amount, currency } = JSON.parse(body) as typeof PAYMENT;
    const made = { ...PAYMENT, payment_id, amount, currency, status: 'requires_payment_method' };
    return [200, JSON.stringify({ ...made, payment_link: { link: page } })];
  });
  const { app, id, redirectUrl, become } = await depositing(
    {
      ...{ PAYMENT_PROVIDERS: 'hyperswitch', HYPERSWITCH_URL: url, HYPERSWITCH_MERCHANT: MERCHANT },
      ...{
        HYPERSWITCH_API_KEY: 'snd_key_of_the_tests',
        HYPERSWITCH_WEBHOOK_KEYS: `an-older-hash-key, ${HASH_KEY}`,
      },
    },
    'EU',
  );
  expect(redirectUrl).toBe(page);
  const call = (body: Buffer, key = HASH_KEY) => {
    const signature = createHmac('sha512', key).update(body).digest('hex');
    return send(app, 'hyperswitch', body.toString(), {
      ...{ 'content-type': 'application/json', 'x-webhook-signature-512': signature },
    });
  };
  const ours = { payment_id: paymentIdOf(id) };
  const paid = (event_id: string) =>
    webhookOf('payment_details', { ...ours, amount: 10000, amount_received: 10000 }, { event_id });
  expect(await call(paid('evt_1'), 'a-key-of-somebody')).toBe(401);
  expect(await become()).toEqual(['CREATED', []]);
  expect(await Promise.all([call(paid('evt_1')), call(paid('evt_1')), call(paid('evt_2'))])).toEqual([
    ...[200, 200, 200],
  ]);
  expect(await become()).toEqual(['PAID', ['10000']]);
  const dispute = (dispute_status: string, event_id: string) =>
    call(webhookOf('dispute_details', { ...ours, amount: '4000', dispute_status }, { event_id }));
  expect(await dispute('dispute_opened', 'evt_3')).toBe(200);
  expect(await dispute('dispute_lost', 'evt_4')).toBe(200);
  expect(await become()).toEqual(['PAID', ['6000']]);
});
