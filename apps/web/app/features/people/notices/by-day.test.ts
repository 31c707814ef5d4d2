import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('a list is parted into its days, and stays in its order', () => {
  const of = (entry: string) => entry[0]!;
  expect(byDay([], of)).toEqual([]);
  expect(byDay(['b2', 'b1', 'a1'], of)).toEqual([
    { day: 'b', entries: ['b2', 'b1'] },
    { day: 'a', entries: ['a1'] },
  ]);
});
