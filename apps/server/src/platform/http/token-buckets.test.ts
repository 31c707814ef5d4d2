import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

test('a burst, then a steady rate, and the wait is told', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets({ burst: 3, perSecond: 2 }, { now: () => nowMs });
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 500]);
  expect(buckets.take('b')).toBe(0);
  nowMs = 499;
  expect(buckets.take('a')).toBe(1);
  nowMs = 500;
  expect([1, 2].map(() => buckets.take('a'))).toEqual([0, 500]);
  nowMs = 60_000;
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 500]);
});

test('whatever comes when, no more than the burst and the rate is let through', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(
      gaps,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (pauses, burst, perSecond) => {
        let nowMs = 0;
        const buckets = createTokenBuckets({ burst, perSecond }, { now: () => nowMs });
        let passed = 0;
        for (const pause of pauses) {
          nowMs += pause;
          if (buckets.take('a') === 0) passed++;
        }
        expect(passed).toBeLessThanOrEqual(burst + (nowMs / 1000) * perSecond + 1e-9);
      },
    ),
  );
});

test('keys without end are not remembered without end, and the one that comes all the time is', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets({ burst: 1, perSecond: 0.001 }, { now: () => nowMs, maximumKeys: 100 });
  buckets.take('always');
  for (let n = 0; n < 1_000; n++) {
    nowMs += 1;
    buckets.take(`address ${n}`);
    expect(buckets.take('always')).toBeGreaterThan(0);
  }
  expect(buckets.size()).toBe(100);
});
