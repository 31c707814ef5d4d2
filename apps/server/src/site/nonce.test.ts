import { expect, test } from 'vitest';
import { PLACEHOLDER, withNonce } from './nonce.ts';

test('every placeholder becomes the nonce of the answer', () => {
  const page = Buffer.from(
    `<script nonce="${PLACEHOLDER}">ї</script><script nonce="${PLACEHOLDER}"></script>`,
  );
  expect(withNonce(page, 'abc+/=').toString()).toBe(
    '<script nonce="abc+/=">ї</script><script nonce="abc+/="></script>',
  );
  expect(withNonce(Buffer.from('қ'), 'x').toString()).toBe('қ');
});
