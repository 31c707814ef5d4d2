import type { Note } from './score.ts';

/** What a game sounds like while nothing happens: chords that change slowly, and single notes over them. */
export interface Ambience {
  /** The lowest tone. */
  readonly rootHz: number;
  /** Half tones above the root, within an octave: the only tones there are. */
  readonly scale: readonly number[];
  /** The chord of each bar, by the step of the scale it stands on; then from the beginning. */
  readonly chords: readonly number[];
  readonly barS: number;
  readonly wave: 'sine' | 'triangle';
  /** How many of the eight places of a bar have a note over the chord, 0 to 1. */
  readonly busy: number;
}

const PLACES = 8;
/** Notes over the chord are an octave above it. */
const OVER = 1;

/**
 * One bar, times from its beginning. It never ends the same way twice in a row and is the same for the same bar: what seems
 * to be made up follows from the bar's number.
 */
export function barOf(ambience: Ambience, bar: number): Note[] {
  const { chords, barS, wave, busy } = ambience;
  const chord = chords[bar % chords.length] ?? 0;
  const tone = (step: number, atS: number, lengthS: number, level: number, attackS: number): Note => ({
    ...{ kind: 'tone', wave, hz: hzOf(ambience, step), atS, lengthS, level, attackS },
  });
  // Into each other, so that there is no gap between two chords.
  const pad = [0, 2, 4].map((third) => tone(chord + third, 0, barS * 1.3, 0.09, barS * 0.35));
  const size = ambience.scale.length;
  const over = Array.from({ length: PLACES }, (_, place) => {
    const chance = spread(bar * PLACES + place);
    if (chance >= busy) return [];
    const step = chord + OVER * size + [0, 2, 4, size][Math.floor(spread(bar + place * 31) * 4)]!;
    return [tone(step, (place * barS) / PLACES, barS / 2, 0.05, 0.03)];
  });
  return [...pad, ...over.flat()];
}

function hzOf({ rootHz, scale }: Ambience, step: number): number {
  const octave = Math.floor(step / scale.length);
  return rootHz * 2 ** (octave + (scale[step % scale.length] ?? 0) / 12);
}

/** 0 to 1, far apart for numbers that are near. */
function spread(number: number): number {
  const mixed = Math.imul(number + 1, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
