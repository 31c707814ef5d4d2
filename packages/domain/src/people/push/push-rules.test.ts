import { expect, test } from 'vitest';
import { isPushService, pushRetryMs } from './push-rules.ts';

const SERVICES = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evil-notify.windows.com/', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://me@fcm.googleapis.com/', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s', (endpoint, is) => {
  expect(isPushService(endpoint, SERVICES)).toBe(is);
});

test('tries come further apart, and not before the service wants them', () => {
  expect([1, 2, 3].map((tries) => pushRetryMs(tries))).toEqual([30_000, 60_000, 120_000]);
  expect(pushRetryMs(1, 90_000)).toBe(90_000);
  expect(pushRetryMs(20)).toBe(7_200_000);
  expect(pushRetryMs(1, 1e12)).toBe(7_200_000);
});
