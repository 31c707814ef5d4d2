import type { SpinStep } from '@croupier/games';
import type { Layer, Sprite } from '../render/painter.ts';
import { sceneAt, type Scene, type Show, type SpinScene, type WinsScene } from '../show/plan-show.ts';
import { countedMinor } from '../show/win-money.ts';
import { planFreeRun, type Pace } from '../timeline/reel-plan.ts';
import { bulbSprites, swarmSprites } from './draw-ambience.ts';
import { cardLayers } from './draw-cards.ts';
import { awaitedSprites, restSprites, shadeSprites, spinSprites, type Rest } from './draw-reels.ts';
import { winLook, type WinLook } from './draw-wins.ts';
import { amountSprites, clamp01, labelSprite, type View } from './view.ts';

/** What is on: nothing, reels waiting for their answer, or a show (which lasts on after its end). */
export type Act =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly pace: Pace }
  | { readonly kind: 'show'; readonly show: Show; readonly rests: readonly Rest[] };

const IDLE_TRACE_MS = 1_500;
const NO_WIN: WinLook = { under: [], symbols: [], over: [], letters: [] };

/** One frame. Pure but for the label texture: the same act and times give the same picture. */
export function compose(view: View, act: Act, from: Rest, ms: number, ambienceMs: number): Layer[] {
  const scene = act.kind === 'show' ? sceneAt(act.show, ms) : undefined;
  const over = act.kind === 'show' && ms >= act.show.endMs;
  const free =
    act.kind === 'show' &&
    scene !== undefined &&
    !over &&
    act.show.outcome.steps[scene.step]?.kind === 'free';
  const { width, height, reels } = view.layout;
  const full = [width / 2, height / 2, width, height] as const;
  const whole = { x: full[0], y: full[1], width, height };
  const { symbols, win } = reelLook(view, act, from, ms, scene, over);
  const celebrating = act.kind === 'show' && act.show.celebrates && scene?.kind !== 'spin';
  const card =
    scene && 'celebration' in scene && scene.kind !== 'trigger' && !over ? cardLayers(view, scene, ms) : [];
  return [
    { texture: 'backdrop', clip: null, sprites: [{ ...whole, ...(free && { tint: view.art.freeTint }) }] },
    { texture: 'atlas', clip: null, sprites: swarmSprites(view, ambienceMs) },
    { texture: 'cabinet', clip: null, sprites: [whole] },
    { texture: 'atlas', clip: reels, sprites: [...symbols, ...shadeSprites(view)] },
    {
      texture: 'atlas',
      clip: null,
      sprites: [...win.under, ...win.symbols, ...win.over, ...bulbSprites(view, ambienceMs, celebrating)],
    },
    { texture: 'labels', clip: null, sprites: [...win.letters, ...plaqueSprites(view, act, ms, scene)] },
    ...card,
  ];
}

function reelLook(
  view: View,
  act: Act,
  from: Rest,
  ms: number,
  scene: Scene | undefined,
  over: boolean,
): { symbols: Sprite[]; win: WinLook } {
  if (act.kind === 'idle') return { symbols: restSprites(view, from), win: NO_WIN };
  if (act.kind === 'waiting') {
    if (view.reducedMotion) return { symbols: restSprites(view, from, { alpha: 0.55 }), win: NO_WIN };
    return {
      symbols: spinSprites(view, from, null, planFreeRun(view.definition.grid.reels, act.pace), ms),
      win: NO_WIN,
    };
  }
  if (!scene) return { symbols: restSprites(view, from), win: NO_WIN };
  const rest = act.rests[scene.step] ?? from;
  if (scene.kind === 'spin' && !over)
    return { symbols: spinLook(view, scene, act.rests[scene.step - 1] ?? from, rest, ms), win: NO_WIN };
  if (scene.kind === 'trigger' && !over)
    return triggerLook(view, act.show, scene.step, rest, ms - scene.atMs);
  const wins = act.show.scenes.findLast(
    (other): other is WinsScene => other.kind === 'wins' && other.step === scene.step,
  );
  if (!wins || (scene.kind !== 'wins' && !over)) return { symbols: restSprites(view, rest), win: NO_WIN };
  return tracedLook(view, act.show, wins, rest, ms, over ? ms - act.show.endMs : null);
}

function spinLook(view: View, scene: SpinScene, before: Rest, rest: Rest, ms: number): Sprite[] {
  const sinceMs = ms - scene.atMs;
  if (view.reducedMotion) {
    const part = clamp01(sinceMs / (scene.untilMs - scene.atMs));
    return [...restSprites(view, before, { alpha: 1 - part }), ...restSprites(view, rest, { alpha: part })];
  }
  return [
    ...spinSprites(view, before, rest, scene.plan, sinceMs),
    ...awaitedSprites(view, scene.awaitedFromMs, scene.plan, scene.atMs, ms),
  ];
}

function triggerLook(view: View, show: Show, step: number, rest: Rest, sinceMs: number) {
  const shown = show.outcome.steps[step];
  const win = shown?.wins.find((one) => one.kind === 'scatter');
  if (!shown || !win) return { symbols: restSprites(view, rest), win: NO_WIN };
  const look = winLook(view, shown, win, 0n, sinceMs);
  return {
    symbols: dimmedSprites(view, rest, win.cells),
    win: { ...look, letters: [], over: look.over.slice(0, win.cells.length) },
  };
}

/** The win being traced now; after the show they go round slowly, without sound or counting. */
function tracedLook(
  view: View,
  show: Show,
  scene: WinsScene,
  rest: Rest,
  ms: number,
  restedMs: number | null,
) {
  const step = show.outcome.steps[scene.step];
  const order =
    restedMs === null
      ? scene.traces.findLastIndex((trace) => trace.atMs <= ms)
      : Math.floor(restedMs / IDLE_TRACE_MS) % scene.traces.length;
  const trace = scene.traces[order];
  const win = trace && step?.wins[trace.win];
  if (!step || !win) return { symbols: restSprites(view, rest), win: NO_WIN };
  const sinceMs = restedMs === null ? ms - trace.atMs : restedMs % IDLE_TRACE_MS;
  return {
    symbols: dimmedSprites(view, rest, win.cells),
    win: winLook(view, step, win, trace.amountMinor, sinceMs),
  };
}

function dimmedSprites(view: View, rest: Rest, cells: readonly (readonly [number, number])[]): Sprite[] {
  const paying = new Set(cells.map(([reel, row]) => `${reel}:${row}`));
  const others = {
    ...rest,
    grid: rest.grid.map((column, reel) => column.map((id, row) => (paying.has(`${reel}:${row}`) ? '' : id))),
  };
  return restSprites(view, others, { dimmed: () => true });
}

/** The brass plate under the reels: the win so far, the free spins left, or a quiet word. */
function plaqueSprites(view: View, act: Act, ms: number, scene: Scene | undefined): Sprite[] {
  const { plaque } = view.layout;
  const [x, y] = [plaque.x + plaque.width / 2, plaque.y + plaque.height / 2];
  const step = act.kind === 'show' && scene ? act.show.outcome.steps[scene.step] : undefined;
  const amountMinor = act.kind === 'show' ? wonSoFarMinor(act.show, ms) : 0n;
  const inFree = act.kind === 'show' && ms < act.show.endMs && step?.kind === 'free';
  const spinsLeft =
    inFree && step
      ? view.texts.freeSpinsLeft(step.freeSpinsLeft - (scene?.kind === 'spin' ? step.freeSpinsAwarded : 0))
      : '';
  const half = inFree ? plaque.width * 0.25 : 0;
  const amount =
    amountMinor > 0n
      ? amountSprites(view, view.formatMoney(amountMinor), {
          x: x + half,
          y,
          height: plaque.height * 0.86,
          maxWidth: plaque.width * (inFree ? 0.44 : 0.9),
        })
      : [];
  if (inFree)
    return [
      ...amount,
      ...labelSprite(view, spinsLeft, 'note', {
        x: x - half,
        y,
        height: plaque.height * 0.56,
        maxWidth: plaque.width * 0.46,
      }),
    ];
  if (amount.length > 0 || act.kind !== 'idle') return amount;
  return labelSprite(view, view.texts.idle, 'note', {
    x,
    y,
    height: plaque.height * 0.56,
    maxWidth: plaque.width * 0.9,
  });
}

/** The counter on the plate at a moment of the show. Ends exactly on the round's win. */
export function wonSoFarMinor(show: Show, ms: number): bigint {
  if (ms >= show.endMs) return show.winMinor;
  const scene = show.scenes.findLast(
    (other): other is WinsScene => other.kind === 'wins' && other.atMs <= ms,
  );
  if (!scene) return 0n;
  return countedMinor(
    scene.countFromMinor,
    scene.countToMinor,
    scene.countMs === 0 ? 1 : (ms - scene.atMs) / scene.countMs,
  );
}

/** Where a step leaves the reels. Padding around the window comes from the real strips. */
export function restOf(
  view: Pick<View, 'definition'>,
  step: { kind: SpinStep['kind']; stops: readonly number[]; grid: Rest['grid'] },
): Rest {
  const { base, free } = view.definition.reels;
  return { strips: step.kind === 'free' ? (free ?? base) : base, stops: step.stops, grid: step.grid };
}
