import type { Tx } from './database.ts';

const PORTION_ROWS = 5_000;

let opened = 0;

/** Reads a statement of any length in portions, by a cursor of the transaction. */
export async function* readPortions<R extends object>(tx: Tx, text: string): AsyncGenerator<R[]> {
  const cursor = `portions_${(opened += 1)}`;
  await tx.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`);
  for (;;) {
    const rows = await tx.query<R>(`FETCH FORWARD ${PORTION_ROWS} FROM ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION_ROWS) break;
  }
  await tx.query(`CLOSE ${cursor}`);
}
