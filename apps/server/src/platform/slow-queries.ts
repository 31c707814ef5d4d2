export interface SlowQuery {
  /** Its name, or the beginning of its text. Never its values. */
  statement: string;
  durationMs: number;
}

/** A statement that took long, and when it was over. */
export interface SeenSlowQuery extends SlowQuery {
  readonly at: Date;
}

/** So many are remembered by a pool, and by this process alone: the log has them all. */
const REMEMBERED = 200;

/** The last statements of a pool that took long. */
export function rememberSlowQueries(): { note(query: SlowQuery): void; list(): readonly SeenSlowQuery[] } {
  const seen: SeenSlowQuery[] = [];
  return {
    note: (query) => {
      seen.push({ ...query, at: new Date() });
      if (seen.length > REMEMBERED) seen.shift();
    },
    list: () => [...seen],
  };
}
