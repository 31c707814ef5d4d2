import type { Queryable } from '../../../platform/database.ts';

/** A portion of what a statement of `PersonalData` shows of a player. Each has an order of its own. */
export const listShown = (
  db: Queryable,
  shows: string,
  { key, from, limit }: { key: bigint | string; from: number; limit: number },
): Promise<object[]> => db.query<object>(`${shows} LIMIT ${limit} OFFSET ${from}`, [key]);
