import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { merchant, SECRET, typesOf } from './merchant.fixture.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { isSigned } from './signature.ts';

test('a payment is made once per reference, shown, approved, and told to the merchant signed', async () => {
  const { page, heard, open, decide, request } = await merchant();
  const first = (await open()).json();
  expect((await open()).json()).toEqual(first);
  expect((await open({ amountMinor: '1' })).statusCode).toBe(409);
  expect((await page(`/pay/${first.paymentId}`)).body).toContain('123,45');
  const decided = await decide(first.paymentId, 'approve');
  expect([decided.statusCode, decided.headers.location]).toEqual([303, request.returnUrl]);
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.parse(heard[0]!.body)).toEqual({
    type: 'pay-in.paid',
    paymentId: first.paymentId,
    merchantReference: 'r-1',
    merchant: 'croupier',
    amountMinor: '12345',
    currency: 'UAH',
  });
  expect(isSigned(heard[0]!, [SECRET])).toBe(true);
  await decide(first.paymentId, 'decline');
  expect((await page(`/pay/${first.paymentId}`)).body).toContain(PAGE_TEXTS.ua.states.paid);
  expect(typesOf(heard)).toEqual(['pay-in.paid']);
});

test.each([
  ['decline', ['pay-in.failed']],
  ['close', ['pay-in.expired']],
  ['approve-slowly', ['pay-in.pending', 'pay-in.paid']],
  ['fail-first', ['pay-in.failed', 'pay-in.paid']],
  ['charge-back', ['pay-in.paid', 'pay-in.charged-back']],
])('%s is reported as %j', async (decision, types) => {
  const { heard, open, decide } = await merchant();
  const { paymentId } = (await open()).json();
  await decide(paymentId, decision);
  await expect.poll(() => typesOf(heard).sort()).toEqual([...types].sort());
});

test.each(['ua', 'ru', 'en', 'kk'] as const)(
  'the page speaks %s, says that it is a sandbox and has no script',
  async (lang) => {
    const { page, open } = await merchant();
    const { paymentId } = (await open()).json();
    const { body, headers } = await page(`/pay/${paymentId}?lang=${lang}`);
    expect(body).toContain(PAGE_TEXTS[lang].badge);
    expect(body).toContain(`<html lang="${PAGE_TEXTS[lang].tag}">`);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('a webhook that is not taken is delivered again under the same id, and copies when told to', async () => {
  const { heard, open, decide, merchantState } = await merchant({ SANDBOX_WEBHOOK_COPIES: '3' });
  const { paymentId } = (await open()).json();
  merchantState.refusals = 4;
  await decide(paymentId, 'decline');
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(3);
  expect(new Set(heard.map((one) => one.id)).size).toBe(1);
});

test('payments and undelivered webhooks outlive a restart', async () => {
  const file = join(tmpdir(), `sandbox-${randomUUID()}.json`);
  onTestFinished(() => rm(file, { force: true }));
  const { heard, open, decide, ask, merchantState, restart } = await merchant({ SANDBOX_STORE: file });
  const { paymentId } = (await open()).json();
  merchantState.refusals = 1;
  await decide(paymentId, 'approve');
  await restart();
  // Once at least: a restart may come between a delivery and its being written down.
  await expect.poll(() => [...new Set(typesOf(heard))]).toEqual(['pay-in.paid']);
  expect((await ask('GET', '/api/payments/r-1')).json().report).toMatchObject({
    type: 'pay-in.paid',
    paymentId,
  });
});

test('sends a paid payment back once and whole, and says so however often it is asked', async () => {
  const { heard, open, ask, decide } = await merchant();
  const refund = async (reference: string, amountMinor = '12345') =>
    ask('POST', `/api/payments/${reference}/refund`, JSON.stringify({ amountMinor, currency: 'UAH' }));
  const { paymentId } = (await open()).json();
  expect((await refund('r-1')).json()).toEqual({ refused: true });
  await decide(paymentId, 'fail-first');
  await expect.poll(() => typesOf(heard)).toContain('pay-in.paid');
  expect((await refund('r-1', '1')).json()).toEqual({ refused: true });
  for (let times = 0; times < 2; times++) expect((await refund('r-1')).json()).toEqual({ refunded: true });
  expect((await ask('GET', '/api/payments/r-1')).json().report.type).toBe('pay-in.refunded');
  await expect.poll(() => typesOf(heard)).toContain('pay-in.refunded');
  expect(typesOf(heard).filter((type) => type === 'pay-in.refunded')).toHaveLength(1);
  expect((await refund('r-3')).statusCode).toBe(404);
  expect((await refund('r-1', 'x')).statusCode).toBe(400);
});

test('pays half of a payment, rounded up, says so from then on, and sends back what was paid', async () => {
  const { heard, open, ask, decide } = await merchant();
  const { paymentId } = (await open()).json();
  await decide(paymentId, 'approve-half');
  await expect.poll(() => typesOf(heard)).toEqual(['pay-in.paid']);
  expect((await ask('GET', '/api/payments/r-1')).json().report).toMatchObject({ amountMinor: '6173' });
  const refund = (amountMinor: string) =>
    ask('POST', '/api/payments/r-1/refund', JSON.stringify({ amountMinor, currency: 'UAH' }));
  expect((await refund('12345')).json()).toEqual({ refused: true });
  expect((await refund('6173')).json()).toEqual({ refunded: true });
});

test('closing ends an open payment and cannot undo a paid one', async () => {
  const { open, ask, decide } = await merchant();
  const { paymentId } = (await open()).json();
  expect((await ask('GET', '/api/payments/r-1')).json()).toEqual({ report: null });
  expect((await ask('POST', '/api/payments/r-1/close')).json().report.type).toBe('pay-in.expired');
  await decide(paymentId, 'approve');
  expect((await ask('GET', '/api/payments/r-1')).json().report.type).toBe('pay-in.expired');
  const second = (await open({ merchantReference: 'r-2' })).json();
  await decide(second.paymentId, 'approve');
  expect((await ask('POST', '/api/payments/r-2/close')).json().report.type).toBe('pay-in.paid');
  expect((await ask('GET', '/api/payments/r-3')).statusCode).toBe(404);
});

test('unsigned, foreign and malformed requests open nothing', async () => {
  const { page, open, decide, ask } = await merchant();
  expect((await open({}, 'another-secret-here')).statusCode).toBe(401);
  expect((await page('/api/payments/r-1')).statusCode).toBe(401);
  expect((await open({ returnUrl: 'https://elsewhere.example/' })).statusCode).toBe(400);
  for (const amountMinor of ['0', '-1', '0.5', '1e3', ''])
    expect((await open({ amountMinor })).statusCode).toBe(400);
  expect((await ask('POST', '/api/payments', '{')).statusCode).toBe(400);
  expect((await decide('unknown', 'approve')).statusCode).toBe(404);
  const { paymentId } = (await open()).json();
  expect((await decide(paymentId, 'constructor')).statusCode).toBe(400);
});

test('a configuration that cannot work is refused in one sentence', () => {
  expect(() => readConfig({})).toThrow(/SANDBOX_PSP_SECRET/);
  expect(() => readConfig({ SANDBOX_PSP_SECRET: SECRET, SANDBOX_PORT: '0x10' })).toThrow(/SANDBOX_PORT/);
});

/** A pay-out of the merchant above to a card with these last digits. */
const payOutTo = (digits: string, merchantReference = 'p-1') =>
  JSON.stringify({
    ...{ merchant: 'croupier', merchantReference, amountMinor: '500', currency: 'UAH' },
    ...{ token: `tok_${digits}`, webhookUrl: '@' },
  });

test.each([
  ['4242', 200, ['pay-out.paid']],
  ['0341', 503, ['pay-out.paid']],
  ['0069', 503, ['pay-out.failed']],
  ['0127', 200, ['pay-out.failed', 'pay-out.paid']],
  ['0135', 200, ['pay-out.paid', 'pay-out.failed']],
])(
  'a pay-out to %s is answered %s and reported as %j, once for its reference',
  async (digits, status, types) => {
    const { heard, ask, request } = await merchant();
    const body = payOutTo(digits).replace('@', request.webhookUrl);
    const [first, second] = [
      await ask('POST', '/api/pay-outs', body),
      await ask('POST', '/api/pay-outs', body),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([status, status]);
    expect(second.json()).toEqual(first.json());
    await expect.poll(() => typesOf(heard)).toEqual(types);
    expect((await ask('GET', '/api/pay-outs/p-1')).json().report.type).toBe(types.at(-1));
    expect((await ask('POST', '/api/pay-outs', body.replace('500', '501'))).statusCode).toBe(409);
    expect(heard).toHaveLength(types.length);
  },
);

test('a pay-out that is refused leaves nothing, and one of another merchant’s address is not taken', async () => {
  const { ask, request } = await merchant();
  const body = payOutTo('0002').replace('@', request.webhookUrl);
  expect((await ask('POST', '/api/pay-outs', body)).json()).toEqual({ refused: true });
  expect((await ask('GET', '/api/pay-outs/p-1')).statusCode).toBe(404);
  const foreign = payOutTo('4242').replace('@', 'https://elsewhere.example/');
  expect((await ask('POST', '/api/pay-outs', foreign)).statusCode).toBe(400);
  expect((await ask('POST', '/api/pay-outs', body, 'another-secret-here')).statusCode).toBe(401);
});

test('a card is chosen and never typed, told of once, and is the one that deposits come from', async () => {
  const { heard, ask, page, open, decide, request, show } = await merchant();
  const { merchant: name, language, returnUrl, webhookUrl } = request;
  const asked = {
    merchant: name,
    language,
    returnUrl,
    webhookUrl,
    customer: 'c-1',
    customerName: 'Olena Koval',
  };
  const { redirectUrl } = (
    await ask('POST', '/api/cards', JSON.stringify({ ...asked, merchantReference: 'm-1' }))
  ).json();
  const { pathname } = new URL(redirectUrl);
  const { body, headers } = await page(pathname);
  expect(body).not.toMatch(/<input|<script/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await show(pathname, 'own')).headers.location).toBe(returnUrl);
  await show(pathname, 'foreign');
  await expect.poll(() => heard.length).toBe(1);
  const shown = JSON.parse(heard[0]!.body) as { mark: string };
  expect(shown).toMatchObject({ type: 'card.shown', lastDigits: '4242', ownerName: 'Olena Koval' });
  const { paymentId } = (await open({ customer: 'c-1' })).json();
  await decide(paymentId, 'approve');
  const { report } = (await ask('GET', '/api/payments/r-1')).json();
  expect(report.source).toEqual({ mark: shown.mark, lastDigits: '4242' });
});
