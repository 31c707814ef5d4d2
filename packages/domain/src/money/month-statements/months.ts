/** A month of UTC, as `2026-10`. */
export type Month = string;

/** How far back statements are made: the twelve months that a player may ask for. */
export const STATEMENT_MONTHS = 12;

/** What was committed late by a clock that runs behind is in the books by then. */
const SETTLED_AFTER_MS = 3_600_000;

export const monthOf = (instant: Date): Month => instant.toISOString().slice(0, 7);

/** Its first instant, and that of the next. */
export const boundsOf = (month: Month): { from: Date; to: Date } => ({
  from: startOf(month, 0),
  to: startOf(month, 1),
});

/** The months that are over and settled at an instant, the oldest first: twelve. */
export function monthsOver(now: Date): Month[] {
  const settled = monthOf(new Date(now.getTime() - SETTLED_AFTER_MS));
  return Array.from({ length: STATEMENT_MONTHS }, (_, at) =>
    monthOf(startOf(settled, at - STATEMENT_MONTHS)),
  );
}

function startOf(month: Month, later: number): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}
