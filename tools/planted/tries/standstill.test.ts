import { test } from 'vitest';

test('never gives its thread back', () => {
  for (;;);
});
