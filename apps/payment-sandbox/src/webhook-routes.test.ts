import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { merchant, typesOf } from './merchant.fixture.ts';

/** A merchant with an open payment, and the calls that hold its webhooks and let them go. */
async function holder(env: Record<string, string> = {}) {
  const shop = await merchant(env);
  const { paymentId } = (await shop.open()).json();
  const control = (body: object, reference = 'r-1', secret?: string) =>
    shop.ask('POST', `/api/payments/${reference}/webhooks`, JSON.stringify(body), secret);
  const report = async () => (await shop.ask('GET', '/api/payments/r-1')).json().report.type;
  return { ...shop, paymentId, control, report };
}

test('holds the webhooks of a payment and lets them go the other way round, each twice', async () => {
  const { control, decide, paymentId, heard, report, open } = await holder();
  expect((await control({ hold: true })).json()).toEqual({ held: 0 });
  await decide(paymentId, 'fail-first');
  await expect.poll(report).toBe('pay-in.paid');
  const other = (await open({ merchantReference: 'r-2' })).json();
  await decide(other.paymentId, 'close');
  await expect.poll(() => typesOf(heard)).toEqual(['pay-in.expired']);
  expect((await control({ hold: true })).json()).toEqual({ held: 2 });
  expect((await control({ hold: false, order: 'reversed', copies: 2 })).json()).toEqual({ released: 2 });
  await expect.poll(() => heard.length).toBe(5);
  expect(typesOf(heard).slice(1)).toEqual([
    ...['pay-in.paid', 'pay-in.paid'],
    ...['pay-in.failed', 'pay-in.failed'],
  ]);
  expect(new Set(heard.slice(1).map(({ id }) => id)).size).toBe(2);
  expect((await control({ hold: false, order: 'shuffled', copies: 1 })).json()).toEqual({ released: 0 });
});

test('holds on over a restart, and delivers at once what comes after the release', async () => {
  const file = join(tmpdir(), `sandbox-${randomUUID()}.json`);
  onTestFinished(() => rm(file, { force: true }));
  const { control, decide, paymentId, heard, restart, ask } = await holder({ SANDBOX_STORE: file });
  await control({ hold: true });
  await decide(paymentId, 'approve');
  await restart();
  expect((await control({ hold: false, order: 'told', copies: 1 })).json()).toEqual({ released: 1 });
  const refund = JSON.stringify({ amountMinor: '12345', currency: 'UAH' });
  await expect.poll(() => typesOf(heard)).toEqual(['pay-in.paid']);
  await ask('POST', '/api/payments/r-1/refund', refund);
  await expect.poll(() => typesOf(heard)).toEqual(['pay-in.paid', 'pay-in.refunded']);
});

test('lets nobody else hold a webhook, and takes no control that there is none of', async () => {
  const { control } = await holder();
  expect((await control({ hold: true }, 'r-1', 'another-secret-here')).statusCode).toBe(401);
  expect((await control({ hold: true }, 'r-9')).statusCode).toBe(404);
  for (const body of [
    {},
    { hold: false },
    { hold: false, order: 'told', copies: 11 },
    { hold: true, copies: 2 },
  ])
    expect((await control(body)).statusCode).toBe(400);
});
