import { IdempotencyKeySchema } from '@croupier/contract/kit';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('keys are of the grammar the server asks for, and differ', () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) {
    expect(Value.Check(IdempotencyKeySchema, key)).toBe(true);
    expect(key).toMatch(/^.{14}4.{4}[89ab]/);
  }
  expect(new Set(keys).size).toBe(100);
});
