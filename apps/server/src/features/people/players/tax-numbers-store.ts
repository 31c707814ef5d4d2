import type { Queryable, Tx } from '../../../platform/database.ts';

export async function findSealedTaxNumber(db: Queryable, id: bigint): Promise<Buffer | undefined> {
  const text = 'SELECT tax_number_sealed AS sealed FROM player WHERE id = $1';
  return (await db.query<{ sealed: Buffer | null }>(text, [id], 'player-tax-number'))[0]?.sealed ?? undefined;
}

export async function updateTaxNumber(tx: Tx, id: bigint, sealed: Buffer | null): Promise<void> {
  await tx.query('UPDATE player SET tax_number_sealed = $2 WHERE id = $1', [id, sealed]);
}
