import { createHmac } from 'node:crypto';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import { listDocumentHashes } from '../person-marks/feature.ts';
import type { PlayerRow } from '../players/feature.ts';

/** By what a person is known again, and what of it is theirs: a document that another account has was only shown. */
export interface PersonHashes {
  readonly all: Buffer[];
  readonly own: Buffer[];
}

/**
 * By what a person is known again, in hashes that nobody makes without the house's key: the addresses that they have proven to be
 * theirs, and the documents that somebody of the house has seen. What is only claimed may be anybody's, and would shut out its owner.
 */
export async function personHashes(
  key: Buffer,
  db: Queryable,
  { id, email, emailVerifiedAt, phone }: Pick<PlayerRow, 'id' | 'email' | 'emailVerifiedAt' | 'phone'>,
): Promise<PersonHashes> {
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key).update(`person who stopped\n${kind}\n${text}`).digest();
  const proven = [
    ...(emailVerifiedAt && email ? [hashOf('email', canonicalEmail(email))] : []),
    ...(phone ? [hashOf('phone', phone)] : []),
  ];
  const documents = await listDocumentHashes(db, id);
  const hashesOf = (of: typeof documents) => [...proven, ...of.map(({ hash }) => hash)];
  return { all: hashesOf(documents), own: hashesOf(documents.filter(({ holds }) => holds)) };
}
