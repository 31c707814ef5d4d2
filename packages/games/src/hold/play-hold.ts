import type { Draw } from '../fair/draw.ts';
import { gridOutcome } from '../grid-outcome.ts';
import { evaluateGrid } from '../lines/evaluate-grid.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { windowOf } from '../lines/play-lines.ts';
import type { Cell, GridOutcome, SpinStep } from '../round.ts';
import { drawWeighted } from '../table/draw-weighted.ts';
import type { HoldDefinition } from './definition.ts';
import { coinGrid, coinWins, emptyCells, type Coin } from './coins.ts';
import { holdLinesOf } from './hold-lines.ts';

/**
 * Plays a whole round. The paid spin draws one stop per reel, left to right, then the value of each coin in view (reel by
 * reel, top row first). With enough coins the feature follows: a respin draws for each empty cell in that order
 * `below(coinChance.of)`, a coin when below its weight, whose value is drawn at once. The last respin pays all coins.
 */
export function playHold(definition: HoldDefinition, draw: Draw): GridOutcome {
  const maximumWinUnits = definition.maximumWinStakes * definition.lines.length;
  const base = playBase(definition, draw);
  const steps = [base.step];
  if (base.coins.length >= definition.hold.trigger) steps.push(...playRespins(definition, base.coins, draw));
  const wonUnits = steps.reduce((sum, { units }) => sum + units, 0);
  return gridOutcome(definition, steps, { wonUnits, maximumWinUnits, isCutShort: false });
}

function playBase(definition: HoldDefinition, draw: Draw): { step: SpinStep; coins: readonly Coin[] } {
  const game = holdLinesOf(definition);
  const { reels, scatter } = lineRulesOf(game);
  const stops = reels.base.map((strip) => draw.below(strip.length, 'reel'));
  const numbers = reels.base.map((strip, reel) => windowOf(strip, stops[reel]!, definition.grid.rows));
  const grid = numbers.map((column) => column.map((symbol) => game.symbols[symbol]!.id));
  const coins = numbers.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === scatter ? [drawCoin(definition, [reel, row], draw)] : [])),
  );
  const { wins, multiplier, units } = evaluateGrid(game, numbers, 'base');
  const step: SpinStep = {
    kind: 'base',
    stops,
    grid,
    wins,
    multiplier,
    units,
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
    cellValues: coins,
    respinsLeft: coins.length >= definition.hold.trigger ? definition.hold.respins : 0,
  };
  return { step, coins };
}

function playRespins(definition: HoldDefinition, triggering: readonly Coin[], draw: Draw): SpinStep[] {
  const { respins, coinChance } = definition.hold;
  const steps: SpinStep[] = [];
  let coins = triggering;
  let respinsLeft = respins;
  // Once at least: coins that fill the screen at once are paid by a step of their own, without a draw.
  do {
    const held = coins.map(({ cell }) => cell);
    const landed = emptyCells(definition, coins).flatMap((cell) =>
      draw.below(coinChance.of, 'cell') < coinChance.weight ? [drawCoin(definition, cell, draw)] : [],
    );
    coins = [...coins, ...landed];
    respinsLeft = landed.length > 0 ? respins : respinsLeft - 1;
    const isLast = respinsLeft === 0 || emptyCells(definition, coins).length === 0;
    const wins = isLast ? coinWins(definition, coins) : [];
    steps.push({
      kind: 'hold',
      stops: [],
      grid: coinGrid(definition, coins),
      wins,
      multiplier: 1,
      units: wins.reduce((sum, { units }) => sum + units, 0),
      freeSpinsAwarded: 0,
      freeSpinsLeft: 0,
      held,
      cellValues: coins,
      respinsLeft: isLast ? 0 : respinsLeft,
    });
  } while (steps.at(-1)!.respinsLeft! > 0);
  return steps;
}

function drawCoin({ hold }: HoldDefinition, cell: Cell, draw: Draw): Coin {
  const { units, jackpot } = hold.values[drawWeighted(hold.values, draw, 'coin')]!;
  return jackpot === undefined
    ? { cell, kind: 'coin', value: units }
    : { cell, kind: 'jackpot', value: units, name: jackpot };
}
