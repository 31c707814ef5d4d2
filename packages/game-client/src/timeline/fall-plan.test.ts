import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCells } from './cell-plan.ts';
import { fallingRow, leaveMs, leftRows, planFall } from './fall-plan.ts';

const paces = fc.constantFrom('normal' as const, 'turbo' as const);
/** Columns in which some symbols stay in order and the others come from above. */
const columns = fc.array(
  fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }).map((gone) => {
    const left = gone.flatMap((isGone, row) => (isGone ? [] : [row]));
    const fresh = gone.length - left.length;
    return gone.map((_, row) => (row < fresh ? row - fresh : left[row - fresh]!));
  }),
  { minLength: 1, maxLength: 7 },
);

describe('a planned fall', () => {
  it('rests on whole rows, starts where symbols were, and lets none overtake another', () => {
    fc.assert(
      fc.property(columns, paces, fc.integer({ min: 0, max: 900 }), (fromRows, pace, startMs) => {
        const plan = planFall(fromRows, pace, startMs);
        plan.reels.forEach((reel, index) => {
          reel.forEach((faller, row) => {
            expect(fallingRow(faller, row, plan.endMs)).toBe(row);
            expect(fallingRow(faller, row, 0)).toBe(fromRows[index]![row]);
          });
          for (let ms = startMs; ms <= plan.endMs; ms += 16) {
            const rows = reel.map((faller, row) => fallingRow(faller, row, ms));
            for (const [row, at] of rows.entries())
              if (row > 0) expect(at - rows[row - 1]!).toBeGreaterThan(0.5);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('has an empty window once the old grid has left', () => {
    for (const pace of ['normal', 'turbo'] as const)
      for (let row = 0; row < 7; row++)
        expect(row + leftRows(0, row, 7, pace, leaveMs(pace) * 2)).toBeGreaterThan(7);
  });
});

it('stops single cells from left to right and leaves held ones alone', () => {
  const plan = planCells([3, 3, 3], (reel, row) => reel === 1 && row === 1, 'normal');
  expect(plan.landMs[1]?.[1]).toBeNull();
  const all = plan.landMs.flat().filter((ms) => ms !== null);
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect(plan.endMs).toBeGreaterThan(all.at(-1)!);
});
