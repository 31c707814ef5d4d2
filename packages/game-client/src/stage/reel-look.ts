import type { Cell } from '@croupier/games';
import type { Sprite } from '../render/painter.ts';
import type { FallScene, Scene, SpinScene, WinsScene } from '../show/scenes.ts';
import type { Show } from '../show/show.ts';
import { planFreeRun, type Pace } from '../timeline/reel-plan.ts';
import { cellsLook, changeLook } from './draw-cells.ts';
import { burstLook, fallLook, leaveLook } from './draw-fall.ts';
import { awaitedSprites, merged, restLook, spinLook, type Look } from './draw-reels.ts';
import { NO_WIN, winLook, winLooks, type WinLook } from './draw-wins.ts';
import type { Rest } from './rest.ts';
import { clamp01, type View } from './view.ts';

/** All that moves in the window at a moment. */
export interface WindowLook {
  readonly rest: Rest;
  readonly look: Look;
  /** Light before the symbols: awaited reels, sparks, frames. */
  readonly over: Sprite[];
  readonly win: WinLook;
}

/** The grid between rounds. */
export const restingLook = (view: View, rest: Rest): WindowLook => ({
  rest,
  look: restLook(view, rest),
  over: [],
  win: NO_WIN,
});

/** Until the answer has come: reels turn, a grid without strips falls out of the window. */
export function waitLook(view: View, from: Rest, pace: Pace, ms: number): Look {
  if (view.reducedMotion) return restLook(view, from, { alpha: 0.55 });
  return view.game.strips
    ? spinLook(view, from, null, planFreeRun(view.game.reels, pace), ms)
    : leaveLook(view, from, pace, ms);
}

interface Moment {
  readonly show: Show;
  readonly scene: Scene;
  /** The grid before the scene's step; that step's grid before and after its cells changed. */
  readonly before: Rest;
  readonly landed: Rest;
  readonly final: Rest;
  readonly over: boolean;
  readonly ms: number;
}

/** The window at a moment of a show. */
export function moveLook(view: View, moment: Moment): WindowLook {
  const { scene, before, landed, final, over, ms } = moment;
  if (over) return overLook(view, moment);
  switch (scene.kind) {
    case 'spin':
    case 'fall':
      return arrivingLook(view, moment, scene);
    case 'cells':
      return { rest: final, win: NO_WIN, ...cellsLook(view, scene, { before, rest: final }, ms) };
    case 'burst':
      return { rest: final, win: NO_WIN, ...burstLook(view, scene, final, ms) };
    case 'change':
      return { rest: final, win: NO_WIN, ...changeLook(view, scene, { landed, rest: final }, ms) };
    case 'wins':
      return tracedLook(view, moment, scene, null);
    case 'trigger':
      return triggerLook(view, final, ms - scene.atMs);
    default:
      return restingLook(view, final);
  }
}

function arrivingLook(
  view: View,
  { show, before, landed, ms }: Moment,
  scene: SpinScene | FallScene,
): WindowLook {
  const sinceMs = ms - scene.atMs;
  if (view.reducedMotion) {
    const part = clamp01(sinceMs / (scene.untilMs - scene.atMs));
    const look = merged([
      restLook(view, before, { alpha: 1 - part }),
      restLook(view, landed, { alpha: part }),
    ]);
    return { rest: landed, look, over: [], win: NO_WIN };
  }
  const untilMs =
    scene.kind === 'spin'
      ? scene.plan.reels.map((reel) => scene.atMs + reel.landAtMs + reel.landMs * 0.4)
      : scene.plan.reels.map((reel) => scene.atMs + Math.max(0, ...reel.map(({ landMs }) => landMs)));
  const over = awaitedSprites(view, scene.awaitedFromMs, untilMs, ms);
  if (scene.kind === 'spin')
    return { rest: before, look: spinLook(view, before, landed, scene.plan, sinceMs), over, win: NO_WIN };
  const leaving = scene.fresh ? [leaveLook(view, before, show.pace, sinceMs)] : [];
  return { rest: before, look: merged([...leaving, fallLook(view, scene, landed, ms)]), over, win: NO_WIN };
}

/** The win, or the wins, being traced now; after the show they go round slowly, without sound or counting. */
function tracedLook(view: View, moment: Moment, scene: WinsScene, restedMs: number | null): WindowLook {
  const { show, ms } = moment;
  const rest = scene.grid === 'landed' ? moment.landed : moment.final;
  const step = show.outcome.steps[scene.step];
  const order =
    restedMs === null
      ? scene.traces.findLastIndex((trace) => trace.atMs <= ms)
      : Math.floor(restedMs / IDLE_TRACE_MS) % scene.traces.length;
  const current = scene.traces[order];
  const traces = scene.traces.filter((trace) => trace.atMs === current?.atMs);
  const wins = traces.flatMap(({ win, amountMinor }) => {
    const found = step?.wins[win];
    return found ? [{ win: found, amountMinor }] : [];
  });
  if (!current || wins.length === 0) return restingLook(view, rest);
  const sinceMs = restedMs === null ? ms - current.atMs : restedMs % IDLE_TRACE_MS;
  return {
    rest,
    look: dimmedLook(
      view,
      rest,
      wins.flatMap(({ win }) => win.cells),
    ),
    over: [],
    win: winLooks(view, rest, wins, sinceMs),
  };
}
const IDLE_TRACE_MS = 1_500;

/** After the show: what calls for a choice, what won last, or the resting grid. */
function overLook(view: View, moment: Moment): WindowLook {
  const { show, scene, final, ms } = moment;
  if (show.outcome.open?.asks === 'free-spins') return triggerLook(view, final, ms - show.endMs);
  const wins = show.scenes.findLast(
    (other): other is WinsScene => other.kind === 'wins' && other.step === scene.step,
  );
  if (!wins) return restingLook(view, final);
  return tracedLook(view, { ...moment, landed: final }, wins, ms - show.endMs);
}

/** The symbols that called the free spins. */
function triggerLook(view: View, rest: Rest, sinceMs: number): WindowLook {
  const callers = view.game.symbols.filter(({ role }) => role === 'scatter' || role === 'book');
  const cells = rest.grid.flatMap((column, reel) =>
    column.flatMap((id, row) => (callers.some((symbol) => symbol.id === id) ? [[reel, row] as const] : [])),
  );
  if (cells.length === 0) return restingLook(view, rest);
  const win = { kind: 'scatter', symbol: '', count: cells.length, units: 0, cells } as const;
  return {
    rest,
    look: dimmedLook(view, rest, cells),
    over: [],
    win: winLook(view, rest, win, null, sinceMs),
  };
}

/** The grid without the cells that something else draws, stepped back. */
function dimmedLook(view: View, rest: Rest, cells: readonly Cell[]): Look {
  const paying = new Set(cells.map(String));
  return restLook(view, rest, { dimmed: true, hidden: (reel, row) => paying.has(`${reel},${row}`) });
}
