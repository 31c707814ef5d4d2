import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseSecrets, signMessage, verifyMessage } from './webhook-signature.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const TIMESTAMP = String(NOW.getTime() / 1_000);
const BODY = '{"type":"pay-in.paid","amountMinor":"10000"}';
const [OLD, NEW] = ['the-secret-of-last-year', 'whsec_dGhlLXNlY3JldC1vZi10aGlzLXllYXI='];

const good = { id: 'evt_1', timestamp: TIMESTAMP, body: BODY, signature: signed({}) };

function signed(change: { id?: string; timestamp?: string; body?: string; secret?: string }): string {
  const { secret, ...message } = { id: 'evt_1', timestamp: TIMESTAMP, body: BODY, secret: OLD, ...change };
  return signMessage(message, secret);
}

test('the published example of Standard Webhooks is signed as published', () => {
  const signature = signMessage(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' },
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  );
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each([
  ['the live secret', good],
  ['the next secret', { ...good, signature: signed({ secret: NEW }) }],
  [
    'two signatures, ours second',
    { ...good, signature: `v1,${Buffer.alloc(32).toString('base64')} ${signed({})}` },
  ],
  ['an unknown version beside ours', { ...good, signature: `v2,something ${signed({})}` }],
  ['the same bytes as a buffer', { ...good, body: Buffer.from(BODY) }],
  ['five minutes old', { ...good, timestamp: at(-300), signature: signed({ timestamp: at(-300) }) }],
  ['five minutes ahead', { ...good, timestamp: at(300), signature: signed({ timestamp: at(300) }) }],
])('%s: valid', (_name, message) => {
  expect(verifyMessage(message, [OLD, NEW], NOW)).toBe('valid');
});

test.each([
  ['one bit of the body', { ...good, body: BODY.replace('10000', '10001') }, 'wrong_signature'],
  [
    'the body parsed and written again',
    { ...good, body: JSON.stringify(JSON.parse(BODY), null, 1) },
    'wrong_signature',
  ],
  ['another id', { ...good, id: 'evt_2' }, 'wrong_signature'],
  ['another time', { ...good, timestamp: at(1) }, 'wrong_signature'],
  [
    'a secret we do not have',
    { ...good, signature: signed({ secret: 'somebody-elses' }) },
    'wrong_signature',
  ],
  ['no version', { ...good, signature: signed({}).slice(3) }, 'wrong_signature'],
  ['another version', { ...good, signature: signed({}).replace('v1', 'v1a') }, 'wrong_signature'],
  ['hex instead of base64', { ...good, signature: `v1,${hex()}` }, 'wrong_signature'],
  ['too old', { ...good, timestamp: at(-301), signature: signed({ timestamp: at(-301) }) }, 'too_old_or_new'],
  [
    'from the future',
    { ...good, timestamp: at(301), signature: signed({ timestamp: at(301) }) },
    'too_old_or_new',
  ],
  ['no id', { ...good, id: undefined }, 'incomplete'],
  ['no time', { ...good, timestamp: undefined }, 'incomplete'],
  ['no signature', { ...good, signature: undefined }, 'incomplete'],
  ['an empty signature', { ...good, signature: '' }, 'incomplete'],
  ['a time that is no number', { ...good, timestamp: 'NaN' }, 'incomplete'],
  ['a time in milliseconds', { ...good, timestamp: `${TIMESTAMP}000` }, 'incomplete'],
])('%s: refused', (_name, message, verdict) => {
  expect(verifyMessage(message, [OLD, NEW], NOW)).toBe(verdict);
});

test('a secret that has been retired opens nothing', () => {
  expect(verifyMessage(good, [NEW], NOW)).toBe('wrong_signature');
});

test('secrets are listed with spaces or commas, and none is an error', () => {
  expect(parseSecrets('a, b c')).toEqual(['a', 'b', 'c']);
  expect(() => parseSecrets(' ')).toThrow();
});

function at(offsetS: number): string {
  return String(NOW.getTime() / 1_000 + offsetS);
}

function hex(): string {
  return createHmac('sha256', OLD).update(`evt_1.${TIMESTAMP}.${BODY}`).digest('hex');
}
