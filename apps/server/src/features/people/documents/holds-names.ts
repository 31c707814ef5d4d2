import { holdsNames } from '@croupier/domain/people/documents';
import type { Queryable } from '../../../platform/database.ts';
import { listDocuments } from './documents-store.ts';

/** Whether a player's names stay as they are, by what they have shown and what is being looked at. */
export const holdsNamesOf = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  holdsNames(await listDocuments(db, playerId));
