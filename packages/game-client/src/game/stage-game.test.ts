import { stakeUnitsOf } from '@croupier/games';
import { expect, it } from 'vitest';
import { gridGames, roundOf } from '../testing/grid-rounds.ts';
import { stageGameOf } from './stage-game.ts';

it.each(gridGames.map((definition) => [definition.id, definition] as const))(
  'reads %s as its engine does',
  (_, definition) => {
    const game = stageGameOf(definition);
    expect(game.stakeUnits).toBe(stakeUnitsOf(definition));
    expect(game.reels).toBe(definition.grid.reels);
    for (let seed = 0; seed < 20; seed++) {
      const [first] = roundOf(definition, seed).steps;
      expect(first?.grid).toHaveLength(game.reels);
      expect(first?.stops.length).toBe(game.strips ? game.reels : 0);
      const rows = new Set(first?.grid.map((column) => column.length));
      if (!game.rowsVary) expect([...rows]).toEqual([game.rows]);
    }
  },
);
