import { expect, test } from 'vitest';
import { stepsTo } from './steps-to.ts';

test('counts steps along rows and columns, the same there and back', () => {
  expect([stepsTo(0, 0), stepsTo(0, 4), stepsTo(4, 5), stepsTo(0, 19), stepsTo(19, 0)]).toEqual([
    0, 4, 5, 7, 7,
  ]);
});
