import type { Painter } from '../render/painter.ts';

const USUAL = 2;
const FINE = 3;
/** A frame on time at 60 a second, and one that is felt to be late, in milliseconds. */
const ON_TIME_MS = 17.5;
const LATE_MS = 21;
/** So many frames of a show are looked at before a verdict. */
const LEAST_FRAMES = 90;

let frames: number[] = [];
let best = USUAL;
let mayTryFine = true;

/** Device pixels a CSS pixel: as fine as the screen, up to what this machine was seen to draw in time. */
export const densityNow = (screen: number, painter: Painter['kind']): number =>
  Math.min(painter === 'webgl2' ? best : USUAL, screen);

/** Hears how long a frame of a moving show took, from the one before it. */
export function hearFrame(tookMs: number): void {
  if (tookMs > 0 && tookMs < 250) frames.push(tookMs);
}

/**
 * To be called when nothing moves.
 * @returns whether the picture had better be made anew, finer or coarser. Fine is tried once.
 */
export function judgeDensity(): boolean {
  if (frames.length < LEAST_FRAMES) return false;
  const next = densityAfter(frames, best, mayTryFine);
  frames = [];
  if (next === best) return false;
  mayTryFine = next === FINE;
  best = next;
  return true;
}

/** The density that the frames of a show speak for. Pure. */
export function densityAfter(took: readonly number[], now: number, mayTryFine: boolean): number {
  const sorted = [...took].sort((a, b) => a - b);
  const mostly = sorted[Math.floor(sorted.length * 0.9)] ?? Infinity;
  if (now === USUAL) return mayTryFine && mostly <= ON_TIME_MS ? FINE : USUAL;
  return mostly >= LATE_MS ? USUAL : now;
}
