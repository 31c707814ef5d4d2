import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('fails the first time', () => {
  const marker = process.env['TRIED']!;
  const isTried = existsSync(marker);
  writeFileSync(marker, '');
  expect(isTried).toBe(true);
});
