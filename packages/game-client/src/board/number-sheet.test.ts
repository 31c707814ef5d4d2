import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, sheetIn } from './number-sheet.ts';

test('eighty numbers stand in full rows where that leaves room, and are as large as a thumb on phones', () => {
  const at = (width: number, height: number) => sheetIn({ x: 0, y: 0, width, height }, 80);
  expect(at(1_100, 420).columns).toBe(16);
  expect(at(470, 352)).toMatchObject({ columns: 10, cell: { height: 44 } });
  expect(at(382, 440)).toMatchObject({ columns: 8, cell: { height: 44 } });
  expect(at(313, 530).columns).toBe(7);
  for (const size of [at(470, 352), at(382, 440), at(313, 530)])
    expect(Math.min(size.cell.width, size.cell.height)).toBeGreaterThanOrEqual(44);
});

test('numbers lie inside the room, in order, and no two of them over each other', () => {
  const side = fc.integer({ min: 40, max: 2_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 80 }), (width, height, count) => {
      const sheet = sheetIn({ x: 7, y: 11, width, height }, count);
      for (let number = 1; number <= count; number += 1) {
        const box = boxOf(sheet, number);
        expect(box.x).toBeGreaterThan(7 - 1e-6);
        expect(box.y).toBeGreaterThan(11 - 1e-6);
        expect(box.x + box.width).toBeLessThan(7 + width + 1e-6);
        expect(box.y + box.height).toBeLessThan(11 + height + 1e-6);
        if (number === 1) continue;
        const before = boxOf(sheet, number - 1);
        const apart = Math.max(box.x - (before.x + before.width), box.y - (before.y + before.height));
        expect(apart).toBeGreaterThan(-1e-6);
      }
    }),
  );
});
