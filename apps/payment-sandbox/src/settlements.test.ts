import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from './app.ts';
import { readConfig } from './config.ts';
import { createSettlements } from './settlements.ts';
import { sign } from './signature.ts';

const SECRET = 'a-secret-of-the-tests';
const SHOP = 'http://127.0.0.1:1';

async function merchant() {
  const config = readConfig({
    ...{ SANDBOX_PSP_SECRET: SECRET, SANDBOX_RETURN_ORIGINS: SHOP, SANDBOX_WEBHOOKS: 'off' },
    SANDBOX_PENDING_MS: '5',
  });
  const app = await createSandbox(config, () => undefined);
  onTestFinished(() => app.close());
  const ask = (method: 'GET' | 'POST', url: string, payload = '', secret = SECRET) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = sign({ id: 'm1', timestamp, body: `${method} ${url}\n${payload}` }, [secret]);
    const headers = {
      ...{ 'content-type': 'application/json', 'request-id': 'm1' },
      ...{ 'request-timestamp': timestamp, 'request-signature': signature },
    };
    return app.inject({ method, url, payload, headers });
  };
  const payIn = async (merchantReference: string, decision: string) => {
    const body = { merchant: 'croupier', merchantReference, amountMinor: '12345', currency: 'UAH' };
    const urls = { language: 'ua', returnUrl: `${SHOP}/back`, webhookUrl: `${SHOP}/hook` };
    const { paymentId } = (await ask('POST', '/api/payments', JSON.stringify({ ...body, ...urls }))).json();
    await app.inject({
      ...{ method: 'POST', url: `/pay/${paymentId}`, payload: `decision=${decision}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return paymentId as string;
  };
  const payOut = async (merchantReference: string, token: string) => {
    const body = { merchant: 'croupier', merchantReference, amountMinor: '777', currency: 'EUR', token };
    return ask('POST', '/api/pay-outs', JSON.stringify({ ...body, webhookUrl: `${SHOP}/hook` }));
  };
  return { ask, payIn, payOut };
}

const today = () => new Date().toISOString().slice(0, 10);

test('what was paid, sent back and paid out is in the file of its day, once, and nothing else is', async () => {
  const { ask, payIn, payOut } = await merchant();
  const paid = await payIn('in-1', 'approve');
  await payIn('in-2', 'decline');
  const refund = JSON.stringify({ amountMinor: '12345', currency: 'UAH' });
  await ask('POST', '/api/payments/in-1/refund', refund);
  await ask('POST', '/api/payments/in-1/refund', refund);
  const { payOutId } = (await payOut('out-1', 'tok_4242')).json();
  await payOut('out-1', 'tok_4242');
  await payOut('out-2', 'tok_0069');
  const file = async () => (await ask('GET', `/api/settlements/${today()}`)).body.trim().split('\n');
  await expect.poll(async () => (await file()).at(-1)).toBe('end,3');
  const [head, ...lines] = await file();
  expect(head).toBe('flow,provider_id,merchant_reference,amount_minor,currency,settled_at');
  expect(lines.map((each) => each.split(',').slice(0, 5).join(','))).toEqual([
    `pay-in,${paid},in-1,12345,UAH`,
    `refund,${paid},in-1,12345,UAH`,
    `pay-out,${payOutId},out-1,777,EUR`,
    'end,3',
  ]);
});

test('of a payment of which half was paid the file has the half', async () => {
  const { ask, payIn } = await merchant();
  await payIn('in-1', 'approve-half');
  const { body } = await ask('GET', `/api/settlements/${today()}`);
  expect(body).toContain(',in-1,6173,UAH,');
});

test('a file is for who signs, and of a day alone', async () => {
  const { ask } = await merchant();
  expect((await ask('GET', `/api/settlements/${today()}`, '', 'forged')).statusCode).toBe(401);
  expect((await ask('GET', '/api/settlements/yesterday')).statusCode).toBe(400);
  expect((await ask('GET', '/api/settlements/2026-02-30')).statusCode).toBe(400);
  const empty = await ask('GET', '/api/settlements/2020-01-01');
  expect([empty.headers['content-type'], empty.body.trim().split('\n').at(-1)]).toEqual([
    'text/csv; charset=utf-8',
    'end,0',
  ]);
});

test('the day of a movement is that of UTC, to its last millisecond', () => {
  let now = new Date('2026-03-28T23:59:59.999Z');
  const settlements = createSettlements([], () => now);
  const payment = { id: 'p', merchantReference: 'r', amountMinor: '1', currency: 'EUR' };
  settlements.add('pay-in', payment);
  now = new Date('2026-03-29T00:00:00.000Z');
  settlements.add('pay-out', payment);
  expect(settlements.fileOf('2026-03-28')).toMatch(/pay-in.*\nend,1\n$/);
  expect(settlements.fileOf('2026-03-29')).toMatch(/pay-out.*\nend,1\n$/);
});
