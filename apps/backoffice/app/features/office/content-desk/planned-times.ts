/** As fields of date and time have them: on the operator's clock, empty for none. */
export interface TypedTimes {
  readonly from: string;
  readonly until: string;
}

/** From when and until when, as the contract has it; undefined where nobody would ever see it so. */
export function plannedTimes(
  { from, until }: TypedTimes,
  now: Date,
): { from: string | null; until: string | null } | undefined {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (begins === undefined || ends === undefined) return undefined;
  if (begins && begins <= now) return undefined;
  if (ends && ends <= (begins ?? now)) return undefined;
  return { from: begins?.toISOString() ?? null, until: ends?.toISOString() ?? null };
}

/** Null for none, undefined for what is no moment. */
export function momentOf(typed: string): Date | null | undefined {
  if (typed === '') return null;
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
