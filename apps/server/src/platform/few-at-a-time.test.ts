import { expect, test } from 'vitest';
import { fewOrBusy } from './few-at-a-time.ts';

test('so many work and so many wait; whoever comes then is told so, and finds a place once one is done', async () => {
  const few = fewOrBusy(1, 2);
  const held = Promise.withResolvers<string>();
  const works = Array.from({ length: 3 }, () => few(() => held.promise));
  expect(await few(async () => 'too late')).toBe('busy');
  held.resolve('done');
  expect(await Promise.all(works)).toEqual(['done', 'done', 'done']);
  expect(await few(async () => 'in time')).toBe('in time');
  await expect(few(() => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke');
  expect(await Promise.all(Array.from({ length: 3 }, () => few(async () => 1)))).toEqual([1, 1, 1]);
});
