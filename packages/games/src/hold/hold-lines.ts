import type { LineGame } from '../lines/line-game.ts';
import type { HoldDefinition } from './definition.ts';

const known = new WeakMap<HoldDefinition, LineGame>();

/**
 * The paid spin as the rules of lines read it: coins are scatters that pay nothing by themselves, and where they start the
 * feature, the "free spins" that they bring are the number of coins. So one table of spins has wins and coins at once.
 */
export function holdLinesOf(definition: HoldDefinition): LineGame {
  let game = known.get(definition);
  if (game === undefined) {
    game = readLines(definition);
    known.set(definition, game);
  }
  return game;
}

function readLines({
  id,
  grid,
  symbols,
  reels,
  lines,
  pays,
  hold,
  maximumWinStakes,
}: HoldDefinition): LineGame {
  const cells = grid.reels * grid.rows;
  return {
    id,
    grid,
    symbols: symbols.flatMap(({ id: symbol, role }) =>
      role === 'blank' ? [] : [{ id: symbol, role: role === 'coin' ? 'scatter' : role }],
    ),
    reels,
    lines,
    pays,
    freeSpins: {
      awards: Array.from({ length: cells + 1 }, (_, coins) => (coins < hold.trigger ? 0 : coins)),
      multiplier: 1,
    },
    maximumWinStakes,
  };
}
