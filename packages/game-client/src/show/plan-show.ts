import type { GridOutcome, SpinStep, Win } from '@croupier/games';
import type { StageGame } from '../game/stage-game.ts';
import { arrivalScenes, CROSS_FADE_MS } from './plan-arrival.ts';
import { winsScene } from './plan-wins.ts';
import type { CardScene, Scene } from './scenes.ts';
import type { Show, ShowOptions } from './show.ts';
import { celebrationOf, isCelebrated, stepMinor, unitsToMinor } from './win-money.ts';

const CARD_MS = {
  trigger: 1_100,
  'free-intro': 2_200,
  'free-outro': 2_400,
  special: 2_300,
  'hold-intro': 1_900,
  jackpot: 2_600,
  celebration: 0,
} as const satisfies Record<CardScene['kind'], number>;

/** Lays a decided round, or as much of it as is decided, out in time. Pure. */
export function planShow(outcome: GridOutcome, game: StageGame, options: ShowOptions): Show {
  const { stakeMinor, celebratedAboveStakes } = options;
  const { steps } = outcome;
  const shown = Math.min(options.shownSteps ?? 0, steps.length);
  const minorOf = (some: readonly SpinStep[]) =>
    some.reduce((sum, step) => sum + stepMinor(step, stakeMinor, game.stakeUnits), 0n);
  // While a round is open nothing is settled: what its steps have won is all there is to count.
  const winMinor = outcome.open
    ? minorOf(steps)
    : unitsToMinor(outcome.winUnits, stakeMinor, game.stakeUnits);
  const win = { winMinor, stakeMinor, celebratedAboveStakes };
  const script = createScript(least(minorOf(steps.slice(0, shown)), winMinor));
  const isFree = freeSteps(steps);
  if (shown > 0 && shown < steps.length) awarded(script, steps, shown - 1);
  for (let index = shown; index < steps.length; index++)
    showStep({ script, game, steps, index, options, isFree, winMinor });
  const last = steps.length - 1;
  if (outcome.open?.asks === 'free-spins') {
    if (!options.reducedMotion) script.card('trigger', last);
  } else {
    const freeSpins = steps.filter((step) => step.kind === 'free').length;
    if (freeSpins > 0) script.card('free-outro', last, { freeSpins, amountMinor: winMinor });
    const celebration = celebrationOf(win);
    if (celebration) script.card('celebration', last, { amountMinor: winMinor, celebration });
  }
  return {
    outcome,
    scenes: script.scenes,
    endMs: script.clockMs,
    winMinor,
    stakeMinor,
    pace: options.pace,
    celebrates: isCelebrated(win),
    isFree,
  };
}

/** Scenes one after another, with a clock and what has been counted so far. */
function createScript(countedMinor: bigint) {
  const script = {
    scenes: [] as Scene[],
    clockMs: 0,
    countedMinor,
    add(scene: Scene) {
      script.scenes.push(scene);
      script.clockMs = scene.untilMs;
    },
    card(kind: CardScene['kind'], step: number, more: Partial<CardScene> = {}) {
      const untilMs = script.clockMs + (more.celebration?.durationMs ?? CARD_MS[kind]);
      const plain = { freeSpins: 0, amountMinor: 0n, celebration: null, name: '' };
      script.add({ kind, atMs: script.clockMs, untilMs, step, ...plain, ...more });
    },
  };
  return script;
}
type Script = ReturnType<typeof createScript>;

interface Turn {
  readonly script: Script;
  readonly game: StageGame;
  readonly steps: readonly SpinStep[];
  readonly index: number;
  readonly options: ShowOptions;
  readonly isFree: readonly boolean[];
  readonly winMinor: bigint;
}

/** One step: it arrives, cells change, wins are shown and counted, what it brings is announced. */
function showStep(turn: Turn): void {
  const { script, game, steps, index, options } = turn;
  const step = steps[index];
  if (!step) return;
  const before = steps[index - 1];
  if (step.kind === 'hold' && before?.kind !== 'hold') script.card('hold-intro', index - 1);
  for (const scene of arrivalScenes({ ...turn, atMs: script.clockMs, step })) script.add(scene);
  // Symbols that expand do so after the usual wins have been read; wilds that expand do so before.
  const late = step.changed?.length && step.wins.some(({ kind }) => kind === 'expanded');
  if (late) showWins(turn, step, (win) => win.kind !== 'expanded', 'landed');
  if (step.changed?.length) {
    const lengthMs = options.reducedMotion ? CROSS_FADE_MS : options.pace === 'turbo' ? 380 : 820;
    script.add({ kind: 'change', atMs: script.clockMs, untilMs: script.clockMs + lengthMs, step: index });
  }
  showWins(turn, step, (win) => !late || win.kind === 'expanded', 'final');
  for (const win of step.wins.filter(({ kind }) => kind === 'jackpot'))
    script.card('jackpot', index, {
      name: jackpotName(step, win),
      amountMinor: unitsToMinor(win.units, options.stakeMinor, game.stakeUnits),
    });
  if (step.freeSpinsAwarded > 0) {
    if (!options.reducedMotion) script.card('trigger', index);
    awarded(script, steps, index);
  }
}

function showWins(
  turn: Turn,
  step: SpinStep,
  isShown: (win: Win) => boolean,
  grid: 'landed' | 'final',
): void {
  const { script, index, winMinor } = turn;
  const wins = step.wins.flatMap((win, order) => (isShown(win) ? [order] : []));
  if (wins.length === 0) return;
  const fromMinor = script.countedMinor;
  const scene = winsScene({
    ...turn,
    step,
    wins,
    grid,
    atMs: script.clockMs,
    fromMinor,
    limitMinor: winMinor,
  });
  script.countedMinor = scene.countToMinor;
  script.add({ ...scene, step: index });
}

/** The card of free spins won, and of the symbol that is drawn for them. */
function awarded(script: Script, steps: readonly SpinStep[], index: number): void {
  const step = steps[index];
  if (!step || step.freeSpinsAwarded === 0) return;
  script.card('free-intro', index, { freeSpins: step.freeSpinsAwarded });
  const special = step.special ?? steps[index + 1]?.special;
  if (special && step.kind !== 'free') script.card('special', index, { name: special });
}

/** Cascades, respins and coins belong to the spin before them. */
function freeSteps(steps: readonly SpinStep[]): boolean[] {
  let free = false;
  return steps.map(({ kind }) => {
    if (kind === 'base' || kind === 'free') free = kind === 'free';
    return free;
  });
}

/** The jackpot of one coin bears that coin's name; the one for a full screen is the grand. */
function jackpotName({ cellValues = [] }: SpinStep, { cells }: Win): string {
  const [only, ...others] = cells;
  if (!only || others.length > 0) return 'grand';
  return cellValues.find(({ name, cell }) => name !== undefined && cell.join() === only.join())?.name ?? '';
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
