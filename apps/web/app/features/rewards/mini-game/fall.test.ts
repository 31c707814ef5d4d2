import { POCKETS } from '@croupier/domain/rewards/wheel';
import { expect, test } from 'vitest';
import { acrossAt, ballAt, FALL_MS, nearestPocket, pathOf, ROWS, WIDEST } from './fall.ts';

const EACH = Array.from({ length: POCKETS }, (_, n) => n);
const LOTS = ['000000000000', 'ffffffffffff', '0f0f0f0f0f0f', '9c27e5b1a340'];

test('falls from every slot into every pocket, one step a row, and never out of the board', () => {
  for (const slot of EACH)
    for (const pocket of EACH)
      for (const lot of LOTS) {
        const path = pathOf(slot, pocket, lot);
        expect([path.length, path[0], path.at(-1)]).toEqual([ROWS + 1, 2 * slot, 2 * pocket]);
        for (const [row, at] of path.entries()) {
          if (row > 0) expect(Math.abs(at - path[row - 1]!)).toBe(1);
          expect(at >= 0 && at <= WIDEST).toBe(true);
        }
      }
});

test('takes another way by another lot', () => {
  expect(new Set(LOTS.map((lot) => pathOf(2, 2, lot).join())).size).toBe(LOTS.length);
});

test('moves without a jump, springs up off a pin, and rests in the middle of its pocket', () => {
  const path = pathOf(0, 4, LOTS[3]!);
  const frames = Array.from({ length: Math.ceil(FALL_MS / 8) + 1 }, (_, n) => ballAt(path, n * 8));
  for (const [n, { x, y }] of frames.entries())
    if (n > 0) expect(Math.hypot(x - frames[n - 1]!.x, y - frames[n - 1]!.y)).toBeLessThan(6);
  expect(frames.some(({ y }, n) => n > 0 && y < frames[n - 1]!.y)).toBe(true);
  expect(Math.max(...frames.map(({ y }) => y))).toBeLessThanOrEqual(384);
  expect(ballAt(path, FALL_MS)).toEqual({ x: acrossAt(2 * 4), y: 384, flat: 0, struck: ROWS - 1 });
});

test('picks the nearest of the pockets that show the prize', () => {
  expect(EACH.map((slot) => nearestPocket([7, 1, 2, 1, 7], 7, slot))).toEqual([0, 0, 0, 4, 4]);
  expect(EACH.map((slot) => nearestPocket([7, 1, 2, 3, 4], 3, slot))).toEqual([3, 3, 3, 3, 3]);
});
