import { REGIONS, type RegionId } from './regions.ts';

/** Something about a programme that a region may forbid: it is given for nothing, or for what was lost. */
export const FORBIDDABLE_TRAITS = ['free-bonus', 'loss-linked'] as const;
export type ForbiddableTrait = (typeof FORBIDDABLE_TRAITS)[number];

interface ProgrammeRules {
  /** Whether bonuses and rounds may be given without a deposit. */
  readonly freeBonuses: boolean;
  /** Whether what is given may be celebrated with a scene of its own. */
  readonly celebrations: boolean;
}

const free: ProgrammeRules = { freeBonuses: true, celebrations: true };

/** How regions differ in what may be given; what a bonus may ask for, and whether for losses, stands in their packs. */
const PROGRAMME_RULES: Readonly<Record<RegionId, ProgrammeRules>> = {
  UA: free,
  // The strictest place that there is to look at: nothing may make a gift look like a win.
  EU: { ...free, celebrations: false },
  // Games of chance take play money here: a bonus would turn it into money.
  KZ: { ...free, freeBonuses: false },
  SL: free,
  RC: free,
};

export const celebratesIn = (region: RegionId): boolean => PROGRAMME_RULES[region].celebrations;

/** Whether a region forbids a programme that is so. */
export const isForbiddenIn = (region: RegionId, trait: ForbiddableTrait): boolean =>
  trait === 'free-bonus' ? !PROGRAMME_RULES[region].freeBonuses : !REGIONS[region].lossBonuses;

/** How often a bonus may have to be wagered there, at most; null: as often as its terms say. */
export const wagerTimesMaximumIn = (region: RegionId): number | null => REGIONS[region].wageringMaximum;
