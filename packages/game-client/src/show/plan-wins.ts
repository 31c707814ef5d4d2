import type { SpinStep } from '@croupier/games';
import type { StageGame } from '../game/stage-game.ts';
import type { WinsScene } from './scenes.ts';
import type { ShowOptions } from './show.ts';
import { unitsToMinor } from './win-money.ts';

interface WinsPlan {
  readonly game: StageGame;
  readonly steps: readonly SpinStep[];
  readonly index: number;
  readonly step: SpinStep;
  /** Which of the step's wins. */
  readonly wins: readonly number[];
  readonly grid: WinsScene['grid'];
  readonly options: ShowOptions;
  readonly isFree: readonly boolean[];
  readonly atMs: number;
  readonly fromMinor: bigint;
  readonly limitMinor: bigint;
}

/** The wins of a step, traced and counted: one after another, or all at once when their cells are about to burst. */
export function winsScene({ game, steps, index, step, wins, grid, ...plan }: WinsPlan): WinsScene {
  const { options, atMs, fromMinor, limitMinor } = plan;
  const minorOf = (order: number) =>
    unitsToMinor(step.wins[order]?.units ?? 0, options.stakeMinor, game.stakeUnits);
  const sumMinor = wins.reduce((sum, order) => sum + minorOf(order), fromMinor);
  const bursts = steps[index + 1]?.kind === 'cascade';
  const atOnce = bursts && step.wins.every(({ kind }) => kind !== 'line');
  const quick = options.pace === 'turbo' || (plan.isFree[index] ?? false) || bursts;
  const everyMs = atOnce ? 0 : Math.max(quick ? 160 : 260, Math.min(quick ? 420 : 620, 3_200 / wins.length));
  const afterMs = atOnce ? (options.pace === 'turbo' ? 420 : 900) : quick ? 200 : 380;
  const durationMs = wins.length * everyMs + afterMs;
  return {
    kind: 'wins',
    atMs,
    untilMs: atMs + durationMs,
    step: index,
    grid,
    traces: wins.map((win, order) => ({ win, atMs: atMs + order * everyMs, amountMinor: minorOf(win) })),
    countFromMinor: fromMinor,
    countToMinor: sumMinor < limitMinor ? sumMinor : limitMinor,
    countMs: options.reducedMotion ? 0 : durationMs * 0.85,
  };
}
