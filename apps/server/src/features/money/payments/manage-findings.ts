import type { Database, Queryable } from '../../../platform/database.ts';
import type { CommandLog } from '../../office/audit/feature.ts';
import { listOpenFindings, settleFinding, type PaymentFinding } from './findings-store.ts';

const LISTED_MAX = 1_000;
const NOTE_MAX = 1_000;

/** What an operator does about payments that need a person. A refusal is a sentence. */
export interface PaymentFindings {
  /** Those that nobody has closed, oldest first. */
  list(): Promise<PaymentFinding[]>;
  /** Notes what was done about it. Once: the first note stands. A late payment is given or sent back in the office instead. */
  close(id: bigint, note: string): Promise<string | undefined>;
}

/** @param record writes what is done into the log; only a test has none */
export function managePaymentFindings(db: Database, now: () => Date, record?: CommandLog): PaymentFindings {
  return {
    list: () => listOpenFindings(db, LISTED_MAX),
    close: async (id, note) => {
      const text = note.trim();
      if (text === '' || text.length > NOTE_MAX) return `A note has 1 to ${NOTE_MAX} characters.`;
      return db.transaction(async (tx) => {
        if (!(await closeFinding(tx, { id, note: text, now: now() })))
          return `There is no open finding ${id} that a note closes; a late payment is given or sent back in the office.`;
        const subject = ['payment-finding', String(id)] as const;
        await record?.(tx, {
          act: 'close.payment-finding',
          subject,
          after: { state: 'closed' },
          reason: text,
        });
        return undefined;
      });
    },
  };
}

/** The same in a transaction that does more. @returns whether it was open: the first note stands */
export const closeFinding = (
  db: Queryable,
  closed: { id: bigint; note: string; now: Date },
): Promise<boolean> => settleFinding(db, closed);
