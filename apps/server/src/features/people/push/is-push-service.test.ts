import { expect, test } from 'vitest';
import { isPushService } from './is-push-service.ts';

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
