import type { WalkCheck } from '../../../platform/books-check.ts';
import { createAuditLink, NO_LINK } from './audit-link.ts';
import { readEntries, readHead } from './audit-store.ts';

const PORTION = 2_000;

/** Walks the whole log: each entry follows on the one before, none is missing, and it ends where the house says it does. */
export function auditBooks(seedKey: Buffer): WalkCheck {
  const linkOf = createAuditLink(seedKey);
  return {
    name: 'audit-log',
    says: 'The log of what was done in the office is whole: no entry is changed, added beside it, or gone.',
    walk: async (tx, told) => {
      const head = await readHead(tx);
      let [position, hash]: [bigint, Buffer] = [0n, NO_LINK];
      for (;;) {
        const rows = await readEntries(tx, position, PORTION);
        for (const row of rows) {
          const missing = String(position + 1n);
          if (row.position !== position + 1n) return { entry: missing, is: 'missing' };
          hash = linkOf(hash, row);
          if (!hash.equals(row.hash)) return { entry: String(row.position), is: 'changed', act: row.act };
          position = row.position;
        }
        told(rows.length);
        if (rows.length < PORTION) break;
      }
      if (!head) return { head: 'missing' };
      if (head.position !== position || !head.hash.equals(hash))
        return { entry: String(head.position), is: 'missing at the end', last: String(position) };
      return undefined;
    },
  };
}
