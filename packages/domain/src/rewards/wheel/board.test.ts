import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK, boardOf, DOORS, MAP, MINI_GAMES, POCKETS } from './board.ts';

const drawn = fc
  .record({ rows: fc.integer({ min: 1, max: 40 }), at: fc.nat(), attemptId: fc.uuid() })
  .map(({ rows, at, attemptId }) => ({ rows, place: at % rows, attemptId }));

test.each(['scratch', 'pairs'] as const)(
  'shows the prize of a %s three times, and no other so often',
  (kind) => {
    fc.assert(
      fc.property(drawn, (one) => {
        const board = boardOf(kind, one);
        const times = Map.groupBy(board, (row) => row);
        expect(board).toHaveLength(9);
        expect(times.get(one.place)).toHaveLength(3);
        for (const [row, fields] of times)
          if (row !== one.place && row !== BLANK) expect(fields.length).toBeLessThanOrEqual(2);
      }),
    );
  },
);

test('has the prize behind the door that is chosen, and others behind the rest', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const [chosen, ...rest] = boardOf('knock', one);
      expect(chosen).toBe(one.place);
      expect(rest).toHaveLength(DOORS - 1);
      expect(rest).not.toContain(one.place);
    }),
  );
});

test('hides the prize at one place of a map, and nothing at the others', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const board = boardOf('map', one);
      expect(board).toHaveLength(MAP.columns * MAP.rows);
      expect(board.filter((row) => row !== BLANK)).toEqual([one.place]);
    }),
  );
});

test('has a pocket for the prize, and a row of the table in every other', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const board = boardOf('drop', one);
      expect(board).toHaveLength(POCKETS);
      expect(board).toContain(one.place);
      expect(board).not.toContain(BLANK);
      expect(new Set(board).size).toBe(Math.min(one.rows, POCKETS));
    }),
  );
});

test('is the same whenever it is asked for', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      for (const kind of MINI_GAMES) expect(boardOf(kind, one)).toEqual(boardOf(kind, one));
    }),
  );
});

test.each([
  ['scratch', 5],
  ['map', MAP.columns * MAP.rows - 1],
] as const)('lays the prize of a %s everywhere over many attempts', (kind, least) => {
  const first = Array.from({ length: 200 }, (_, n) => {
    const attemptId = `0b0e7d3e-0000-4000-8000-${(n * 7_919 + 1).toString(16).padStart(12, '0')}`;
    return boardOf(kind, { rows: 6, place: 2, attemptId }).indexOf(2);
  });
  expect(new Set(first).size).toBeGreaterThan(least);
});
