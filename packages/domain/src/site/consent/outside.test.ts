import { expect, test } from 'vitest';
import { isOpenToOthers, sourcesOf } from './outside.ts';

test.each([
  ['/en', true],
  ['/ua/games/slots', true],
  ['/kk/support', true],
  ['/en/slots/fruit', false],
  ['/en/play/studio-game', false],
  ['/en/share/abc', false],
  ['/en/profile', false],
  ['/en/profile/payments', false],
  ['/en/payment-verification', false],
  ['/en/profile/pay-outs', false],
  ['/en/verify-card', false],
  ['/en/balance', false],
  ['/en/login', false],
  ['/en/sign-up', false],
  ['/en/change-password', false],
  ['/en/otp', false],
  ['/en/mini-game', false],
  ['/en/a-page-of-tomorrow', false],
  ['/', false],
  ['//games', false],
  ['/games', false],
])('%s is open to scripts of others: %s', (pathname, is) => {
  expect(isOpenToOthers(pathname)).toBe(is);
});

const NONE = { gtm: null, ga4: null, userCom: null, tawkTo: null };

test('only what is configured may be loaded', () => {
  expect(sourcesOf(NONE)).toEqual({});
  expect(sourcesOf({ ...NONE, gtm: 'GTM-1' }).script).toEqual(['https://*.googletagmanager.com']);
  expect(sourcesOf({ ...NONE, userCom: { app: 'rino', apiKey: 'x' } }).connect).toEqual([
    'https://rino.user.com',
    'wss://rino.user.com',
  ]);
  expect(Object.values(sourcesOf({ ...NONE, tawkTo: { property: 'p', widget: 'w' } })).flat()).not.toContain(
    'https://*.googletagmanager.com',
  );
});
