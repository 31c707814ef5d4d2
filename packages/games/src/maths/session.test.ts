import { expect, it } from 'vitest';
import { sessionOf } from './session.ts';

it('is the binomial law for a coin', () => {
  const session = sessionOf(Float64Array.of(0.5, 0, 0.5), 1, 100);
  expect(session.p50).toBeCloseTo(1, 10);
  // 41 and 58 heads of a hundred are the 5 % and 95 % quantiles of a fair coin; 46.02 % of sessions show more than 50.
  expect([session.p05, session.p95]).toEqual([0.84, 1.16]);
  expect(session.ahead).toBeCloseTo(0.4602, 4);
});

it('shares a win between two steps without moving the mean', () => {
  const law = new Float64Array(202);
  law[0] = 0.9;
  law[201] = 0.1;
  expect(sessionOf(law, 100, 1_000).p50).toBeGreaterThan(0.19);
  expect(sessionOf(law, 100, 1_000).p50).toBeLessThan(0.205);
});
