import type { GridDefinition, GridOutcome, Win } from '@croupier/games';
import { stageGameOf } from '../game/stage-game.ts';
import { unitsToMinor } from './win-money.ts';

/** What one sentence for a screen reader and a table of wins need to know of a round. */
export interface RoundSummary {
  /** `returned` is a win not above the stake: told as money back, not as a win. */
  readonly result: 'lost' | 'returned' | 'won';
  readonly winMinor: bigint;
  readonly freeSpins: number;
  readonly wins: readonly {
    readonly spin: number;
    readonly kind: Win['kind'];
    /** From 1; null for scatters. */
    readonly line: number | null;
    readonly symbol: string;
    readonly count: number;
    readonly amountMinor: bigint;
  }[];
}

export function summariseRound(
  outcome: GridOutcome,
  definition: GridDefinition,
  stakeMinor: bigint,
): RoundSummary {
  const { stakeUnits } = stageGameOf(definition);
  const winMinor = unitsToMinor(outcome.winUnits, stakeMinor, stakeUnits);
  return {
    result: winMinor === 0n ? 'lost' : winMinor > stakeMinor ? 'won' : 'returned',
    winMinor,
    freeSpins: outcome.steps.filter((step) => step.kind === 'free').length,
    wins: outcome.steps.flatMap((step, spin) =>
      step.wins.map((win) => ({
        spin: spin + 1,
        kind: win.kind,
        line: win.line === undefined ? null : win.line + 1,
        symbol: win.symbol,
        count: win.count,
        amountMinor: unitsToMinor(win.units, stakeMinor, stakeUnits),
      })),
    ),
  };
}
