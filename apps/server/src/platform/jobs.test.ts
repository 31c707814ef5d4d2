import { expect, test } from 'vitest';
import { firstRunMs } from './jobs.ts';

test('jobs of one pace run first at instants of their own, the same after every start', () => {
  const names = Array.from({ length: 25 }, (_, index) => `job-${index}`);
  const first = (everyMs: number) => names.map((name) => firstRunMs({ name, everyMs }));
  const minutes = first(60_000);
  expect(new Set(minutes).size).toBe(25);
  expect(first(60_000)).toEqual(minutes);
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(60_000);
  expect(Math.max(...minutes)).toBeLessThan(120_000);
  const busiest = Math.max(
    ...minutes.map((ms) => minutes.filter((other) => Math.abs(other - ms) < 1_000).length),
  );
  expect(busiest).toBeLessThanOrEqual(4);
  expect(Math.max(...first(1))).toBe(1);
});
