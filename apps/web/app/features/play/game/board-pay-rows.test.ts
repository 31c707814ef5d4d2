import { GAMES, isGridDefinition, modesOf, parSheetOf, stakeUnitsOf } from '@croupier/games';
import { expect, test } from 'vitest';
import { boardPayRows } from './board-pay-rows.ts';

const BOARDS = GAMES.map(({ definition }) => definition).filter((game) => !isGridDefinition(game));
const DECIDED_AT_ONCE = BOARDS.flatMap((definition) =>
  ['table', 'draw', 'pool'].includes(definition.engine)
    ? modesOf(definition).map((mode) => [definition.id, mode, definition] as const)
    : [],
);

test.each(DECIDED_AT_ONCE)('the rows of %s (%s) add up to what it returns', (_id, mode, definition) => {
  if (isGridDefinition(definition)) return;
  const meanUnits = boardPayRows(definition, mode).reduce(
    (sum, { units, chance }) => sum + units * chance,
    0,
  );
  expect(meanUnits / stakeUnitsOf(definition)).toBeCloseTo(parSheetOf(definition, mode).rtp, 9);
});

test.each(BOARDS.map((definition) => [definition.id, definition] as const))(
  'every chance told of %s is one',
  (_id, definition) => {
    for (const mode of modesOf(definition))
      for (const { units, chance } of boardPayRows(definition, mode)) {
        expect(units).toBeGreaterThanOrEqual(0);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
  },
);
