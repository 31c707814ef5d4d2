import { hearFrame } from './density.ts';

/** What wanders through a scene at rest needs no more; and after so long without a touch, none at all. */
const REST_FRAME_MS = 1_000 / 18;
const SLEEP_AFTER_MS = 20_000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export interface Frames {
  /** Something is to be seen: the next frame comes, and those after it. */
  wake(): void;
  stop(): void;
}

/**
 * Draws each frame while something happens, some of them while nothing does, none when nobody has touched the page
 * for a while.
 * @param isBusy whether something happens at this moment
 * @param isAwake whether something is about to: then the stage rests and does not sleep
 */
export function createFrames(
  canvas: HTMLCanvasElement,
  draw: (now: number) => void,
  isBusy: (now: number) => boolean,
  isAwake: () => boolean,
): Frames {
  let frame = 0;
  let [drawnAtMs, touchedAtMs] = [-Infinity, performance.now()];
  const wake = () => {
    touchedAtMs = performance.now();
    if (frame === 0) frame = requestAnimationFrame(next);
  };
  function next(now: number) {
    const busy = isBusy(now);
    if (isAwake()) touchedAtMs = now;
    const due = frameDue({ busy, sinceDrawnMs: now - drawnAtMs, sinceTouchedMs: now - touchedAtMs });
    frame = due === 'never' ? 0 : requestAnimationFrame(next);
    if (due === 'later') return;
    if (busy) {
      hearFrame(now - drawnAtMs);
      touchedAtMs = now;
    }
    drawnAtMs = now;
    draw(now);
  }
  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true });
  // What was lost is drawn again, here or on the canvas that takes its place.
  canvas.addEventListener('webglcontextlost', wake);
  wake();
  return {
    wake,
    stop() {
      cancelAnimationFrame(frame);
      for (const touch of TOUCHES) removeEventListener(touch, wake);
      canvas.removeEventListener('webglcontextlost', wake);
    },
  };
}

/** Whether a frame is drawn now; `never` draws a last one and sleeps. Pure. */
export function frameDue(at: {
  readonly busy: boolean;
  readonly sinceDrawnMs: number;
  readonly sinceTouchedMs: number;
}): 'now' | 'later' | 'never' {
  if (at.busy) return 'now';
  if (at.sinceTouchedMs > SLEEP_AFTER_MS) return 'never';
  return at.sinceDrawnMs >= REST_FRAME_MS ? 'now' : 'later';
}
