import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each(['/operators', '/audit?act=close.operator&entry=7', '/operators/7#top', '/%2F%2Fevil.example'])(
  '%j is come back to',
  (path) => {
    expect(localPath(path)).toBe(path);
    expect(new URL(localPath(path), 'https://office.example').host).toBe('office.example');
  },
);

test.each([
  undefined,
  7,
  '',
  'operators',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '/a/..//evil.example',
  '/sign-in?to=/sign-in',
  '/invitation',
  `/${'a'.repeat(2001)}`,
])('%j leads to the first page', (raw) => {
  expect(localPath(raw)).toBe('/');
});

test('what only begins like signing in is a page', () => {
  expect(localPath('/sign-ins')).toBe('/sign-ins');
});
