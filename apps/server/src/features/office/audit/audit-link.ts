import { createHmac } from 'node:crypto';
import type { AuditRow } from './audit-store.ts';

/** What the first entry follows on. */
export const NO_LINK = Buffer.alloc(32);

export type LinkOf = (before: Buffer, row: AuditRow) => Buffer;

/**
 * The hash of an entry: HMAC-SHA-256 of the hash before it and of all its columns as JSON. Under a key that the database does not
 * have, so that who owns the database cannot make the chain anew.
 */
export function createAuditLink(seedKey: Buffer): LinkOf {
  const key = createHmac('sha256', seedKey).update('croupier audit log').digest();
  return (before, row) => {
    const columns = [
      String(row.position),
      row.at.toISOString(),
      row.operatorId === null ? null : String(row.operatorId),
      ...[row.operator, row.act, row.subjectKind, row.subjectId],
      ...[row.before, row.after, row.reason, row.requestId, row.address],
    ];
    return createHmac('sha256', key).update(before).update(JSON.stringify(columns)).digest();
  };
}
