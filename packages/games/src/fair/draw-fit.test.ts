import { expect, test } from 'vitest';
import { fitOfDraws } from './draw-fit.ts';

test('reads the chance of a chi-square off the tables', () => {
  // One degree: (60 − 50)² / 50, twice, is 4, which is exceeded 4.55 times in a hundred.
  expect(fitOfDraws([1, 1], [60, 40])).toEqual({
    expected: [50, 50],
    fit: { chiSquare: 4, degrees: 1, p: expect.closeTo(0.0455, 4) as number },
  });
  // Two degrees: the chance is e^(−x/2).
  const { fit } = fitOfDraws([5, 4, 1], [50, 30, 20]);
  expect(fit).toMatchObject({ degrees: 2, chiSquare: expect.closeTo(12.5, 9) as number });
  expect(fit!.p).toBeCloseTo(Math.exp(-12.5 / 2), 12);
});

test('is sure of nothing when the counts are what is expected', () => {
  expect(fitOfDraws([3, 1], [75, 25]).fit).toEqual({ chiSquare: 0, degrees: 1, p: 1 });
});

test('has too few draws to tell while a place is expected fewer than five times', () => {
  expect(fitOfDraws([9, 1], [49, 0])).toEqual({
    ...{ expected: [expect.closeTo(44.1, 9), expect.closeTo(4.9, 9)], fit: null },
  });
  expect(fitOfDraws([9, 1], [50, 0]).fit).toMatchObject({ degrees: 1 });
  expect(fitOfDraws([9, 1], [0, 0])).toEqual({ expected: [0, 0], fit: null });
});

test('tells nothing of a table with one place, and refuses counts of another table', () => {
  expect(fitOfDraws([7], [1000])).toEqual({ expected: [1000], fit: null });
  expect(() => fitOfDraws([1, 1], [3])).toThrow('2 places have 1 counts');
});
