/** What stands in a list under one heading. */
export interface Day<T> {
  /** As `dayOf` names it. */
  readonly day: string;
  readonly entries: readonly T[];
}

/** Parts a list that is in the order of time into its days, in the same order. */
export function byDay<T>(entries: readonly T[], dayOf: (entry: T) => string): Day<T>[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
