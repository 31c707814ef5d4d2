import type { Tx } from '../../../platform/database.ts';
import { listHeldDocuments, listMetWith, lockMark } from './person-marks-store.ts';

/**
 * Other accounts that have shown a document of one of these. Who is showing one just now is among them: it waits for their commit, and
 * whoever shows one later sees what was committed before. The caller holds no player's row, as who shows one holds theirs.
 */
export async function metWith(tx: Tx, playerIds: readonly bigint[]): Promise<bigint[]> {
  const hashes = await listHeldDocuments(tx, playerIds);
  for (const hash of hashes) await lockMark(tx, { kind: 'document', hash });
  return listMetWith(tx, hashes);
}
