export const FIGURE_STEPS = ['day', 'week', 'month'] as const;
/** What figures are added up by: a day in UTC, a week from Monday, a month. */
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Days from the first to the last, both included: `2026-03-28`. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** The most days that are looked at together: two years. */
export const STRETCH_DAYS_MAX = 731;

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A day moved by so many days. */
export const dayAfter = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** How many days a stretch has; none or fewer where it ends before it begins. */
export const daysOf = ({ from, to }: Stretch): number => numberOf(to) - numberOf(from) + 1;

/** As many days, up to the one before: what a stretch is compared with. */
export const stretchBefore = (stretch: Stretch): Stretch => ({
  from: dayAfter(stretch.from, -daysOf(stretch)),
  to: dayAfter(stretch.from, -1),
});

/** The first day of the step that a day is in. */
export function stepOf(day: string, step: FigureStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  // 1 January 1970 was a Thursday.
  return step === 'week' ? dayAfter(day, -((numberOf(day) + 3) % 7)) : day;
}

/** Every step of a stretch, also those in which nothing happened. */
export function stepsOf({ from, to }: Stretch, step: FigureStep): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const first = stepOf(day, step);
    if (steps.at(-1) !== first) steps.push(first);
  }
  return steps;
}
