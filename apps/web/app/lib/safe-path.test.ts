import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/ua/profile', '/ua/profile'],
  ['/profile', '/en/profile'],
  ['/', '/en'],
  ['/kk', '/kk'],
  ['/uaz', '/en/uaz'],
  ['/slots/fruit?x=1#y', '/en/slots/fruit?x=1#y'],
  ['/ua/../profile', '/en/profile'],
  ['/login?redirect=//evil.example', '/en/login?redirect=//evil.example'],
])('%j leads to %j', (raw, path) => {
  expect(safePath(raw, 'en')).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  'http:evil.example',
  ' /ua',
  '/ua/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/ua\u0000',
  `/${'a'.repeat(2001)}`,
  'data:text/html,x',
  '@evil.example',
])('%j leads nowhere', (raw) => {
  expect(safePath(raw, 'en')).toBeUndefined();
});

test('an encoded slash stays inside the path', () => {
  expect(safePath('/%2F%2Fevil.example', 'en')).toBe('/en/%2F%2Fevil.example');
  expect(new URL(safePath('/%2Fevil.example', 'en')!, 'https://site.example').host).toBe('site.example');
});
