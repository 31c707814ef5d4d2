import type { SpinStep } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { gridGames, roundOf } from '../testing/grid-rounds.ts';
import { burstCells, cascadeRows, landedGrid } from './landed-grid.ts';

describe('what falls after a burst', () => {
  it('comes from the row where it was, new symbols from above', () => {
    const before = [['a', 'x', 'b', 'x']];
    const rows = cascadeRows(
      before,
      [
        [0, 1],
        [0, 3],
      ],
      [['n', 'm', 'a', 'b']],
    );
    expect(rows).toEqual([[-2, -1, 0, 2]]);
  });

  it('follows in every cascade of every game', () => {
    let cascades = 0;
    for (const definition of gridGames)
      for (let seed = 0; seed < 300; seed++) {
        const { steps } = roundOf(definition, seed);
        steps.forEach((step, index) => {
          const before = steps[index - 1];
          if (step.kind !== 'cascade' || !before) return;
          cascades += 1;
          const burst = burstCells(before);
          cascadeRows(before.grid, burst, step.grid).forEach((column, reel) => {
            const gone = burst.filter(([at]) => at === reel).length;
            expect(column.filter((row) => row < 0)).toHaveLength(gone);
            for (const [row, from] of column.entries())
              if (from >= 0) expect(step.grid[reel]?.[row]).toBe(before.grid[reel]?.[from]);
          });
        });
      }
    expect(cascades).toBeGreaterThan(300);
  });

  it('is the whole column when it does not follow', () => {
    expect(cascadeRows([['a', 'b']], [[0, 0]], [['c', 'd']])).toEqual([[-2, -1]]);
  });
});

it('shows cells as they came before they change', () => {
  const step = {
    grid: [
      ['w', 'w'],
      ['a', 'b'],
    ],
    changed: [{ cell: [0, 1], from: 'k', to: 'w' }],
  };
  expect(landedGrid(step as unknown as SpinStep)).toEqual([
    ['w', 'k'],
    ['a', 'b'],
  ]);
});
