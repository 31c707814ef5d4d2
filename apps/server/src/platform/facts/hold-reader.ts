import type { Tx } from '../database.ts';

/**
 * Keeps a reader from taking a turn until the transaction ends; one that it has begun is waited for.
 * @returns up to where it has read
 */
export async function holdReader(tx: Tx, reader: string): Promise<bigint> {
  const text = 'SELECT position FROM fact_reader WHERE name = $1 FOR UPDATE';
  const [row] = await tx.query<{ position: bigint }>(text, [reader], 'facts-hold');
  return row?.position ?? 0n;
}
