import type { RegionId } from '../../site/regions/regions.ts';

/** For how long a player may stop: a break in days, an exclusion in months; null is for ever. */
export const STOP_TERMS = {
  day: { kind: 'break', days: 1 },
  week: { kind: 'break', days: 7 },
  month: { kind: 'break', days: 30 },
  'six-weeks': { kind: 'break', days: 42 },
  'half-year': { kind: 'exclusion', months: 6 },
  year: { kind: 'exclusion', months: 12 },
  'two-years': { kind: 'exclusion', months: 24 },
  'three-years': { kind: 'exclusion', months: 36 },
  'five-years': { kind: 'exclusion', months: 60 },
  'ten-years': { kind: 'exclusion', months: 120 },
  forever: { kind: 'exclusion', months: null },
} as const;
export type StopTerm = keyof typeof STOP_TERMS;
export const STOP_TERM_NAMES = Object.keys(STOP_TERMS) as StopTerm[];

/** What a region offers who wants to play less or not at all. */
export interface StopPack {
  /** From the shortest. */
  readonly terms: readonly StopTerm[];
  /** How often a player may be told what they have played, in minutes, from the most often. */
  readonly checkMinutes: readonly number[];
  /** For who has chosen nothing. */
  readonly checkMinutesAtFirst: number;
}

const CHECKS = { checkMinutes: [15, 30, 45, 60], checkMinutesAtFirst: 60 } as const;
const EUROPE: StopPack = {
  ...CHECKS,
  terms: ['day', 'week', 'month', 'half-year', 'year', 'two-years', 'five-years', 'forever'],
};

/** Ukraine: from half a year to three years (law 768-IX, article 16). Kazakhstan: up to ten years. */
export const STOP_PACKS: Readonly<Record<RegionId, StopPack>> = {
  UA: { ...CHECKS, terms: ['day', 'week', 'month', 'half-year', 'year', 'two-years', 'three-years'] },
  EU: { ...EUROPE, terms: ['day', 'week', 'month', 'six-weeks', ...EUROPE.terms.slice(3)] },
  KZ: {
    ...CHECKS,
    terms: ['day', 'week', 'month', 'half-year', 'year', 'two-years', 'five-years', 'ten-years', 'forever'],
  },
  SL: EUROPE,
  RC: EUROPE,
};
