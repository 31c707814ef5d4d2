import { expect, test } from 'vitest';
import { callbackOf, PAYMENT, PRIVATE_KEY } from './liqpay.fixture.ts';
import { readCallback, signatureOf, verifyCallback } from './liqpay-signature.ts';

test.each([
  // The example of https://www.liqpay.ua/documentation/en/api/callback.
  ['base64_post_string', 'your_private_key', 'tp+ZLmKm1/E83dIzUpx5ljcttP4='],
  // The expected values of github.com/liqpay/sdk-java, LiqPayTest.java, November 2023: `{"field":"value"}`, and a form's data.
  ['eyJmaWVsZCI6InZhbHVlIn0=', 'privateKey', 'd3dP/5qWQFlZgFR53eAwqJ+xIOQ='],
  [
    'eyJhbW91bnQiOiIxLjUiLCJjdXJyZW5jeSI6IlVTRCIsImRlc2NyaXB0aW9uIjoiRGVzY3JpcHRpb24iLCJsYW5ndWFnZSI6ImVuIiwicHVibGljX2tleSI6InB1YmxpY0tleSIsInZlcnNpb24iOiIzIn0=',
    'privateKey',
    'krCwuK4CBtNFAb6zqmJCeR/85VU=',
  ],
])('signs %s as published', (data, key, signature) => {
  expect(signatureOf(data, key)).toBe(signature);
});

test('knows a callback by its payment, its status and its data, and knows the same one again', () => {
  const id = ({ rawBody }: { rawBody: Buffer }) => {
    const verdict = verifyCallback(rawBody, PRIVATE_KEY);
    return typeof verdict === 'string' ? verdict : verdict.id;
  };
  const first = id({ rawBody: callbackOf() });
  expect(first).toMatch(/^2000000001-success-[\w-]{43}$/);
  expect(id({ rawBody: callbackOf() })).toBe(first);
  expect(id({ rawBody: callbackOf({ status: 'reversed' }) })).not.toBe(first);
  expect(id({ rawBody: callbackOf({ amount: 100.51 }) })).not.toBe(first);
  expect(id({ rawBody: callbackOf('[]') })).toMatch(/^none-none-/);
  expect(id({ rawBody: callbackOf({ payment_id: 'x'.repeat(300), status: 'a b' }) })).toMatch(/^none-none-/);
});

test('reads the content as it was written', () => {
  expect(readCallback(callbackOf())).toMatchObject({ amount: '100.5', order_id: PAYMENT.order_id });
  expect(readCallback(callbackOf('no JSON'))).toBeUndefined();
});

const form = (change: (fields: URLSearchParams) => void): Buffer => {
  const fields = new URLSearchParams(callbackOf().toString());
  change(fields);
  return Buffer.from(String(fields));
};
const changed = (name: string, at: number) =>
  form((fields) => {
    const text = fields.get(name)!;
    const other = text.at(at) === 'A' ? 'B' : 'A';
    fields.set(name, text.slice(0, at) + other + text.slice(at + 1));
  });

test.each([
  ['a byte of the signature', changed('signature', 0)],
  ['the last byte of the signature', changed('signature', 26)],
  ['a byte of the data', changed('data', 20)],
  ['the last byte of the data', changed('data', 400)],
  ['another key', callbackOf({}, 'another-key')],
  ['a longer signature', form((fields) => fields.set('signature', `${fields.get('signature')}=`))],
  ['the signature of nothing', form((fields) => fields.set('signature', signatureOf('', PRIVATE_KEY)))],
  ['a signature in hex', form((fields) => fields.set('signature', '0'.repeat(40)))],
])('%s: refused', (_, rawBody) => {
  expect(verifyCallback(rawBody, PRIVATE_KEY)).toBe('wrong_signature');
});

test.each([
  ['no data', form((fields) => fields.delete('data'))],
  ['no signature', form((fields) => fields.delete('signature'))],
  ['nothing', Buffer.alloc(0)],
  ['data twice', form((fields) => fields.append('data', 'e30='))],
  ['a signature twice', form((fields) => fields.append('signature', 'x'))],
  ['JSON', Buffer.from('{"data":"x","signature":"y"}')],
])('%s: incomplete', (_, rawBody) => {
  expect(verifyCallback(rawBody, PRIVATE_KEY)).toBe('incomplete');
});
