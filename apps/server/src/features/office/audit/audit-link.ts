import { createSigner, type KeyRing } from '../../../platform/key-ring.ts';
import type { AuditRow } from './audit-store.ts';

/** What the first entry follows on. */
export const NO_LINK = Buffer.alloc(32);

export type LinkOf = (before: Buffer, row: AuditRow) => Buffer;

export interface AuditLinks {
  readonly linkOf: LinkOf;
  /** @returns the place in the ring of the key under which an entry follows on the hash before it; -1 where it does under none */
  linkedBy(before: Buffer, row: AuditRow, hash: Buffer): number;
}

/**
 * The hash of an entry: HMAC-SHA-256 of the hash before it and of all its columns as JSON. Under a key that the database does not
 * have, so that who owns the database cannot make the chain anew.
 */
export function createAuditLinks(seedKey: KeyRing): AuditLinks {
  const { sign, signedBy } = createSigner<{ before: Buffer; row: AuditRow }>(
    seedKey,
    'croupier audit log',
    ({ before, row }) => Buffer.concat([before, Buffer.from(textOf(row))]),
  );
  return {
    linkOf: (before, row) => sign({ before, row }),
    linkedBy: (before, row, hash) => signedBy({ before, row }, hash),
  };
}

const textOf = (row: AuditRow): string =>
  JSON.stringify([
    String(row.position),
    row.at.toISOString(),
    row.operatorId === null ? null : String(row.operatorId),
    ...[row.operator, row.act, row.subjectKind, row.subjectId],
    ...[row.before, row.after, row.reason, row.requestId, row.address],
  ]);
