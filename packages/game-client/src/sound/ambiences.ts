import type { Ambience } from './ambience.ts';

const MAJOR = [0, 2, 4, 7, 9] as const;
const MINOR = [0, 3, 5, 7, 10] as const;
const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10] as const;
const HIRAJOSHI = [0, 2, 3, 7, 8] as const;

const C3_HZ = 130.81;
const D3_HZ = 146.83;
const E3_HZ = 164.81;
const F3_HZ = 174.61;
const G2_HZ = 98;
const A2_HZ = 110;

const of = (
  rootHz: number,
  scale: Ambience['scale'],
  chords: Ambience['chords'],
  [barS, busy, wave]: [barS: number, busy: number, wave: Ambience['wave']],
): Ambience => ({ rootHz, scale, chords, barS, busy, wave });

const AMBIENCES: Readonly<Record<string, Ambience>> = {
  'amber-codex': of(A2_HZ, DORIAN, [0, 3, 6, 3], [5.2, 0.22, 'sine']),
  'bison-valley': of(G2_HZ, MIXOLYDIAN, [0, 6, 3, 0], [4.8, 0.3, 'triangle']),
  'comet-garden': of(D3_HZ, LYDIAN, [0, 1, 4, 1], [5.6, 0.42, 'sine']),
  'fair-wheel': of(F3_HZ, MAJOR, [0, 2, 3, 4], [2.8, 0.55, 'triangle']),
  gearworks: of(C3_HZ, DORIAN, [0, 0, 3, 4], [3.2, 0.6, 'triangle']),
  'glacier-run': of(E3_HZ, LYDIAN, [0, 4, 1, 5], [6, 0.3, 'sine']),
  'gold-rail': of(A2_HZ, MINOR, [0, 3, 0, 4], [3.6, 0.5, 'triangle']),
  'high-kite': of(G2_HZ, LYDIAN, [0, 1, 0, 4], [4.4, 0.38, 'sine']),
  'honey-hive': of(G2_HZ, MAJOR, [0, 3, 1, 4], [4.2, 0.5, 'sine']),
  'lantern-tide': of(D3_HZ, MINOR, [0, 2, 3, 1], [5.4, 0.34, 'sine']),
  'lucky-fern': of(E3_HZ, MAJOR, [0, 1, 3, 1], [5, 0.4, 'sine']),
  'marble-run': of(C3_HZ, MAJOR, [0, 3, 4, 3], [3.4, 0.5, 'triangle']),
  'night-keno': of(F3_HZ, LYDIAN, [0, 4, 2, 1], [6, 0.26, 'sine']),
  'paper-dragons': of(D3_HZ, HIRAJOSHI, [0, 2, 3, 1], [4.8, 0.42, 'triangle']),
  'pearl-reef': of(C3_HZ, LYDIAN, [0, 2, 4, 1], [5.6, 0.36, 'sine']),
  'queens-ladder': of(A2_HZ, DORIAN, [0, 4, 3, 6], [5, 0.32, 'sine']),
  'roof-cats': of(F3_HZ, DORIAN, [0, 3, 4, 3], [3.6, 0.44, 'triangle']),
  'six-of-45': of(C3_HZ, MIXOLYDIAN, [0, 3, 6, 3], [3.4, 0.46, 'triangle']),
  'storm-keep': of(G2_HZ, MINOR, [0, 0, 3, 2], [5.8, 0.24, 'sine']),
  'sunny-orchard': of(G2_HZ, MAJOR, [0, 2, 3, 2], [3.8, 0.5, 'triangle']),
  'tavern-dice': of(D3_HZ, DORIAN, [0, 3, 6, 4], [3.8, 0.42, 'triangle']),
};

/** The ambience of a game; undefined where it has none. */
export const ambienceOf = (game: string): Ambience | undefined => AMBIENCES[game];
