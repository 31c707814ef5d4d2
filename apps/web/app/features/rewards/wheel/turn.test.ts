import { expect, test } from 'vitest';
import { edgesOf, flapAt, restAt, turnAt } from './turn.ts';

const SECTORS = [100_000, 400_000, 500_000].map((widthMicro, place) => ({
  ...{ place, widthMicro, label: '', colour: 'felt' as const },
}));

test('rests with the sector under the pointer, whichever it is and wherever the wheel stood', () => {
  for (const sector of [0, 1, 2])
    for (const lot of ['0000', '8000', 'ffff'])
      for (const now of [0, 123, 5_000]) {
        const rest = restAt(SECTORS, sector, { now, lot });
        const under = ((-rest % 360) + 360) % 360;
        const { from, to } = edgesOf(SECTORS)[sector]!;
        expect(under).toBeGreaterThan(from + 1);
        expect(under).toBeLessThan(to - 1);
        expect(rest - now).toBeGreaterThan(4 * 360 - 1);
      }
});

test('runs forwards, a little too far, and back to its rest', () => {
  const turns = Array.from({ length: 101 }, (_, n) => turnAt(10, 2_000, n / 100));
  expect(turns[0]).toBeCloseTo(10);
  expect(turns[100]).toBe(2_000);
  const farthest = turns.indexOf(Math.max(...turns));
  expect(turns[farthest]).toBeGreaterThan(2_000);
  for (let n = 1; n <= farthest; n++) expect(turns[n]).toBeGreaterThanOrEqual(turns[n - 1]!);
});

test('bends the tongue as a peg comes, and lets it go', () => {
  expect([flapAt(0), flapAt(15)]).toEqual([0, 0]);
  expect(flapAt(14.9)).toBeLessThan(-20);
});
