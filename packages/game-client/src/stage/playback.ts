import { judgeDensity } from './density.ts';
import { createFrames } from './frames.ts';

export interface PlaybackOptions<Act> {
  readonly canvas: HTMLCanvasElement;
  /** For pictures in tests: no frame comes by itself. */
  readonly manual: boolean;
  /** How long an act moves, in milliseconds: 0 at rest, Infinity while an answer is waited for. */
  readonly lengthOf: (act: Act) => number;
  /** Whether something goes on whatever act is on. */
  readonly isLive?: () => 'moving' | 'waiting' | 'no';
  /** Draws an act at its own time; `now` is the page's. */
  readonly draw: (act: Act, ms: number, now: number) => void;
  /** Nothing moves, and the picture had better be made anew. */
  readonly refit: () => void;
}

/** What is on, since when, and who waits for its end. */
export interface Playback<Act> {
  readonly act: Act;
  /** Milliseconds since the act began. */
  ms(): number;
  /** Whoever waited for the act before is let go. @param elapsedMs how far on the act begins */
  begin(act: Act, elapsedMs?: number): void;
  jump(ms: number): void;
  /** Resolves when the act has come to its end, another begins, or the stage is gone. */
  ended(): Promise<void>;
  wake(): void;
  dispose(): void;
}

/** The clock of a stage, whatever is shown on it. */
export function createPlayback<Act>(first: Act, options: PlaybackOptions<Act>): Playback<Act> {
  let [act, atMs] = [first, performance.now()];
  let finish: (() => void) | undefined;
  const settle = () => {
    finish?.();
    finish = undefined;
  };
  const isBusy = (now: number) => now - atMs < options.lengthOf(act);
  const frame = (now: number) => {
    if (!isBusy(now)) {
      settle();
      if (judgeDensity()) options.refit();
    }
    options.draw(act, now - atMs, now);
  };
  const live = () => options.isLive?.() ?? 'no';
  const frames = options.manual
    ? undefined
    : createFrames(
        options.canvas,
        frame,
        (now) => isBusy(now) || live() === 'moving',
        () => live() === 'waiting',
      );
  return {
    get act() {
      return act;
    },
    ms: () => performance.now() - atMs,
    begin(next, elapsedMs = 0) {
      settle();
      [act, atMs] = [next, performance.now() - elapsedMs];
      frames?.wake();
    },
    jump: (ms) => void (atMs -= ms),
    ended: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    wake: () => frames?.wake(),
    dispose() {
      frames?.stop();
      settle();
    },
  };
}
