import type { LineRules } from './line-rules.ts';
import { windowOf } from './play-lines.ts';

/** What a reel shows at each of its stops. */
export interface ReelWindows {
  readonly stops: number;
  readonly rows: number;
  /** [stop × rows + row] → symbol. */
  readonly symbols: Uint8Array;
  /** What the reel adds, beside its symbols, to what the spin comes to: how many scatters it shows, for instance. */
  readonly marks: Uint8Array;
  /** Bit k is set when the window could be part of a full screen of the k-th regular symbol. */
  readonly fullOf: Int32Array;
}

/** The windows of a strip as they fall; its marks are its scatters. */
export function readReelWindows(rules: LineRules, strip: ArrayLike<number>, rows: number): ReelWindows {
  const windows = Array.from({ length: strip.length }, (_, stop) => windowOf(strip, stop, rows));
  return {
    stops: strip.length,
    rows,
    symbols: Uint8Array.from(windows.flat()),
    marks: Uint8Array.from(windows, (window) => window.filter((symbol) => symbol === rules.scatter).length),
    fullOf: Int32Array.from(windows, (window) => fullScreenBits(rules, window)),
  };
}

/** All bits are clear where full screens pay nothing extra, so that they never split a group. */
function fullScreenBits(rules: LineRules, window: readonly number[]): number {
  if (rules.fullScreenMultiplier === 1) return 0;
  let bits = 0;
  for (const [place, symbol] of rules.regulars.entries()) {
    if (window.every((cell) => cell === symbol || cell === rules.wild)) bits |= 1 << place;
  }
  return bits;
}
