import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from './app.ts';
import { readConfig } from './config.ts';
import { isSigned, sign } from './signature.ts';

const SECRET = 'a-secret-of-the-tests';

async function merchant() {
  const heard: { headers: Record<string, unknown>; body: string }[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(refusals-- > 0 ? 503 : 204).end();
      if (response.statusCode === 204) heard.push({ headers: request.headers, body });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { SANDBOX_PSP_SECRET: SECRET, SANDBOX_RETURN_ORIGINS: origin };
  const app = await createSandbox(readConfig(env));
  onTestFinished(async () => {
    await app.close();
    server.close();
  });
  const request = {
    merchant: 'croupier',
    merchantReference: 'r-1',
    amountMinor: '12345',
    currency: 'UAH',
    language: 'ua',
    returnUrl: `${origin}/ua/payment-verification?id=r-1`,
    webhookUrl: `${origin}/hook`,
  };
  const open = (change: object = {}, secret = SECRET) => {
    const payload = JSON.stringify({ ...request, ...change });
    const headers = {
      'content-type': 'application/json',
      ...sign(secret, 'm1', Math.floor(Date.now() / 1000), payload),
    };
    return app.inject({ method: 'POST', url: '/v1/payments', payload, headers });
  };
  const decide = (id: string, decision: string) =>
    app.inject({
      method: 'POST',
      url: `/pay/${id}`,
      payload: `decision=${decision}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { app, heard, open, decide, request, refuseNext: (times: number) => (refusals = times) };
}

test('a payment is opened once per reference, shown, approved, and told to the merchant signed', async () => {
  const { app, heard, open, decide, request } = await merchant();
  const first = (await open()).json();
  expect((await open()).json().paymentId).toBe(first.paymentId);
  expect((await open({ amountMinor: '1' })).statusCode).toBe(409);
  expect((await app.inject(`/pay/${first.paymentId}`)).body).toContain('123,45');
  const decided = await decide(first.paymentId, 'paid');
  expect([decided.statusCode, decided.headers.location]).toEqual([303, request.returnUrl]);
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.parse(heard[0]!.body)).toMatchObject({ type: 'pay-in.paid', amountMinor: '12345' });
  expect(isSigned(SECRET, heard[0]!.headers, heard[0]!.body, Date.now())).toBe(true);
  await decide(first.paymentId, 'failed');
  expect((await app.inject(`/pay/${first.paymentId}`)).body).toContain('уже завершено');
});

test('a webhook that is not heard is delivered again', async () => {
  const { heard, open, decide, refuseNext } = await merchant();
  const { paymentId } = (await open()).json();
  refuseNext(2);
  await decide(paymentId, 'failed');
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(1);
});

test('unsigned, tampered, old and foreign requests open nothing', async () => {
  const { app, open, decide } = await merchant();
  expect((await open({}, 'another-secret-here')).statusCode).toBe(401);
  expect((await open({ returnUrl: 'https://elsewhere.example/' })).statusCode).toBe(400);
  expect((await open({ amountMinor: '0.5' })).statusCode).toBe(400);
  expect((await app.inject({ method: 'POST', url: '/v1/payments', payload: {} })).statusCode).toBe(401);
  expect((await decide('unknown', 'paid')).statusCode).toBe(404);
});

test('a signature holds for its bytes, its secret and five minutes', () => {
  const now = 1_800_000_000;
  const headers = { ...sign(SECRET, 'e1', now, '{"a":1}') };
  expect(isSigned(SECRET, headers, '{"a":1}', now * 1000 + 299_000)).toBe(true);
  expect(isSigned(SECRET, headers, '{"a":1}', now * 1000 + 301_000)).toBe(false);
  expect(isSigned(SECRET, headers, '{"a": 1}', now * 1000)).toBe(false);
  expect(isSigned(SECRET, { ...headers, 'webhook-id': 'e2' }, '{"a":1}', now * 1000)).toBe(false);
});

test('a configuration without a secret is refused in one sentence', () => {
  expect(() => readConfig({})).toThrow(/SANDBOX_PSP_SECRET/);
  expect(() => readConfig({ SANDBOX_PSP_SECRET: SECRET, SANDBOX_PORT: '0x10' })).toThrow(/SANDBOX_PORT/);
});
