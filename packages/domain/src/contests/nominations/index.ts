import { addDays, dayOf, instantOf } from '../../rewards/programmes/index.ts';

/** Measures that players of a nomination are compared by: none that is reached by losing or by paying in. */
export const NOMINATION_MEASURES = ['best-multiplier', 'games', 'days-streak', 'rounds'] as const;
export type NominationMeasure = (typeof NOMINATION_MEASURES)[number];

/** Number of places of a nomination that everybody is shown. */
export const FIRST_PLACES = 10;
/** Number of places that are shown before and after somebody's own. */
export const NEIGHBOURS = 2;
/** So long a season is shown after its end. */
export const SHOWN_MS = 30 * 86_400_000;

/**
 * Until when a player stays in the nomination that they changed to: the next midnight by their clocks.
 * @param changedAt when they changed last, by a clock that may have been ahead; the first choice is not a change
 * @returns undefined where they may change now
 */
export function mayChangeAt(changedAt: Date | null, now: Date, zone: string): Date | undefined {
  if (!changedAt || dayOf(changedAt, zone) < dayOf(now, zone)) return undefined;
  return instantOf(`${addDays(dayOf(changedAt, zone), 1)}T00:00`, zone);
}
