import type { Queryable, Tx } from '../../../platform/database.ts';

/** A table of a mechanic whose rows say that a reward is owed. The mechanic owns it; its statements are the same for all. */
export interface OwedTable {
  readonly name: string;
  /** Columns that name what is owed. */
  readonly key: readonly string[];
  /** Condition of a row by which something is still owed. */
  readonly isOwed: string;
  /** Column that says from when on it may be given. */
  readonly from: string;
  /** Change of a row once it is given. */
  readonly given: string;
  /** Column that keeps the id of what was given, where there is one. */
  readonly reward?: string;
}

/** Values of the columns of a key, in their order. */
export type OwedKey = readonly unknown[];

const OWED = ({ key, isOwed }: OwedTable): string =>
  `${key.map((column, index) => `${column} = $${index + 1}`).join(' AND ')} AND ${isOwed}`;

/** Whether the reward is still to be given. */
export async function isOwed(db: Queryable, table: OwedTable, key: OwedKey): Promise<boolean> {
  const text = `SELECT FROM ${table.name} WHERE ${OWED(table)}`;
  return (await db.query(text, [...key], `${table.name}-is-owed`)).length === 1;
}

/** Puts the reward off; with null for good. */
export async function putOff(db: Queryable, table: OwedTable, key: OwedKey, until: Date | null) {
  const text = `UPDATE ${table.name} SET ${table.from} = $${key.length + 1} WHERE ${OWED(table)}`;
  await db.query(text, [...key, until], `${table.name}-put-off`);
}

/** Says that the reward was given. It is called in the transaction that gives it. */
export async function setGiven(tx: Tx, table: OwedTable, key: OwedKey, rewardId: string): Promise<void> {
  const kept = table.reward === undefined ? '' : `, ${table.reward} = $${key.length + 1}`;
  const values = kept ? [...key, rewardId] : [...key];
  const text = `UPDATE ${table.name} SET ${table.given}${kept} WHERE ${OWED(table)}`;
  await tx.query(text, values, `${table.name}-given`);
}
