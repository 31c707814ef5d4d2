import type { WalkCheck } from '../../../platform/books-check.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { createAuditLinks, NO_LINK } from './audit-link.ts';
import { readEntries, readHead } from './audit-store.ts';

const PORTION = 2_000;

/** Walks the whole log: each entry follows on the one before, none is missing, and it ends where the house says it does. */
export function auditBooks(seedKey: KeyRing): WalkCheck {
  const { linkedBy } = createAuditLinks(seedKey);
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
          if (linkedBy(hash, row, row.hash) < 0)
            return { entry: String(row.position), is: 'changed', act: row.act };
          [position, hash] = [row.position, row.hash];
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
