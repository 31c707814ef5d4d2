import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const frames = (policy: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith('frame-src'));

test('a page shows no frame but those of the configured studios', () => {
  expect(frames(pagePolicy('n', 'wss://x', []))).toBe(`frame-src 'none'`);
  const studios = ['https://north.example', 'https://south.example'];
  expect(frames(pagePolicy('n', 'wss://x', studios))).toBe(`frame-src ${studios.join(' ')}`);
  expect(pagePolicy('n', 'wss://x', studios)).toContain(`frame-ancestors 'none'`);
});
