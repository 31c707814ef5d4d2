import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxSettlements } from './sandbox-settlements.ts';

const REPORT = {
  ...{ paymentId: 'pay_1', merchantReference: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', merchant: 'croupier' },
  ...{ amountMinor: '500', currency: 'EUR' },
};
const { merchantReference: reference } = REPORT;

/** A provider that answers each path as it is told. */
async function provider(answers: Record<string, [status: number, body: string]>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${typeof request.headers['request-signature']}`);
    const [status, body] = answers[request.url!] ?? [404, '{}'];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, settlements: createSandboxSettlements({ url, secret: 'a-secret-of-the-tests' }) };
}

const HEAD = 'flow,provider_id,merchant_reference,amount_minor,currency,settled_at';
const LINE = `pay-in,pay_1,${reference},500,EUR,2026-11-28T10:00:00.000Z`;

test('reads the file of a day by a signed call', async () => {
  const path = '/api/settlements/2026-11-28';
  const { asked, settlements } = await provider({ [path]: [200, `${HEAD}\n${LINE}\nend,1\n`] });
  const line = { flow: 'pay-in', reference, amountMinor: 500n, currency: 'EUR' };
  expect(await settlements.settlements('2026-11-28')).toEqual([line]);
  expect(asked).toEqual([`${path} string`]);
});

test.each([
  ['there is none', 404, ''],
  ['the provider is down', 503, 'later'],
  ['it is not whole', 200, `${HEAD}\n${LINE}\n`],
])('says that there is no file where %s', async (_, status, body) => {
  const { settlements } = await provider({ '/api/settlements/2026-11-28': [status, body] });
  expect(await settlements.settlements('2026-11-28')).toBe('unavailable');
});

test.each([
  ['pay-in.paid', ['pay-in']],
  ['pay-in.refunded', ['pay-in', 'refund']],
  ['pay-in.failed', []],
])('of a payment that is %s the API says %j', async (type, flows) => {
  const body = JSON.stringify({ report: { ...REPORT, type } });
  const { settlements } = await provider({ [`/api/payments/${reference}`]: [200, body] });
  const line = { reference, amountMinor: 500n, currency: 'EUR' };
  expect(await settlements.ask('pay-in', reference)).toEqual(flows.map((flow) => ({ flow, ...line })));
});

test('what the API has never heard of has not moved, and what it does not answer is not known', async () => {
  const { settlements } = await provider({ [`/api/pay-outs/${reference}`]: [500, ''] });
  expect(await settlements.ask('pay-in', reference)).toEqual([]);
  expect(await settlements.ask('pay-out', reference)).toBe('unavailable');
});
