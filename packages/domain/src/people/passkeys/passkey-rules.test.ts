import { expect, test } from 'vitest';
import { mayRemovePasskey } from './index.ts';

test.each([
  [1, true, true],
  [2, true, true],
  [2, false, true],
  [1, false, false],
])('%i passkeys, password %s: removed %s', (passkeys, hasPassword, may) => {
  expect(mayRemovePasskey({ passkeys, hasPassword })).toBe(may);
});
