import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { returnAttempt, takeAttempt } from './attempt-budget-store.ts';

/**
 * How much may be tried in a window. A window starts with its first attempt, so no hour sees more than two of them:
 * 200 password evaluations per address, and 20 per name that an account is signed in to by, which strangers share. There are three:
 * e-mail, phone and nickname. One budget for all three would tell that they are one account's.
 */
export const BUDGETS = {
  /** Failed logins on one account from browsers that never signed in to it; `freely` are those without a proof of work. */
  'login-stranger': { limit: 10, windowMs: 3_600_000, freely: 3 },
  /** The same from one browser that has. */
  'login-device': { limit: 10, windowMs: 3_600_000, freely: 3 },
  /** Failed logins from one address, on any account. */
  'login-address': { limit: 100, windowMs: 3_600_000, freely: 30 },
  /** Accounts opened, or tried to, from one address. */
  'sign-up-address': { limit: 500, windowMs: 3_600_000 },
  /** Of these with a phone, which costs a text: so many a day. */
  'sign-up-phone': { limit: 60, windowMs: 86_400_000 },
  /** Who came back from a network and was not let in, from one address: each is a call to the network. */
  'network-address': { limit: 200, windowMs: 3_600_000 },
  /** Wrong current passwords of a signed-in player. */
  'change-password': { limit: 10, windowMs: 3_600_000 },
  /** Codes that a player is sent. */
  codes: { limit: 10, windowMs: 86_400_000 },
  /** Codes to choose a password by, which somebody asks for who is not signed in. */
  'reset-codes': { limit: 10, windowMs: 86_400_000 },
  'verify-letter': { limit: 1, windowMs: 180_000 },
  /** Notices that a player has sent to them once more. */
  'notice-again': { limit: 10, windowMs: 86_400_000 },
  'address-letter': { limit: 1, windowMs: 180_000 },
  'address-letters': { limit: 8, windowMs: 86_400_000 },
  'mailbox-letters': { limit: 40, windowMs: 86_400_000 },
  /** Pictures of themselves that a player uploads: reading one takes a core for a moment. */
  'avatar-upload': { limit: 20, windowMs: 3_600_000 },
  /** Tax numbers that a player gives, and that are given from one address. */
  'tax-number': { limit: 10, windowMs: 86_400_000 },
  'tax-number-address': { limit: 100, windowMs: 86_400_000 },
  'document-page': { limit: 60, windowMs: 3_600_000 },
  /** Passwords that are tried with the link of a letter. */
  'verify-password': { limit: 10, windowMs: 3_600_000 },
  /** The same three of people who work here, and codes of their second step. */
  'office-login': { limit: 10, windowMs: 3_600_000 },
  'office-address': { limit: 100, windowMs: 3_600_000 },
  'office-password': { limit: 10, windowMs: 3_600_000 },
  'office-code': { limit: 10, windowMs: 3_600_000 },
} as const satisfies Record<string, { limit: number; windowMs: number; freely?: number }>;

export type BudgetScope = keyof typeof BUDGETS;
/** Those whose first attempts are free of a proof of work. */
export type FreeScope = {
  [S in BudgetScope]: (typeof BUDGETS)[S] extends { freely: number } ? S : never;
}[BudgetScope];

export interface AttemptBudget {
  /**
   * Counts an attempt before it is made. @returns how long to wait, or null when it may go on.
   * @param tx where it is made in a transaction: it counts if that commits, and takes no second connection meanwhile
   */
  take(scope: BudgetScope, subject: string, tx?: Queryable): Promise<{ retryAfterMs: number } | null>;
  /** Counts one that brings no proof of work. @returns false where it must bring one: then it is not counted. */
  takeFreely(scope: FreeScope, subject: string): Promise<boolean>;
  /** An attempt that succeeded does not count. */
  giveBack(scope: BudgetScope, subject: string): Promise<void>;
}

/** Budgets kept in the database, so that several servers share them and a restart does not refill them. */
export function createAttemptBudget({ db, clock }: { db: Database; clock: Clock }): AttemptBudget {
  const count = (
    scope: BudgetScope,
    subject: string,
    more: { now: Date; below?: number },
    tx: Queryable = db,
  ) => takeAttempt(tx, { scope, subject: hash(subject), ...BUDGETS[scope], ...more });
  return {
    take: async (scope, subject, tx) => {
      const { limit, windowMs } = BUDGETS[scope];
      const now = clock.now();
      const { used, startedAt } = (await count(scope, subject, { now }, tx))!;
      return used <= limit ? null : { retryAfterMs: startedAt.getTime() + windowMs - now.getTime() };
    },
    takeFreely: async (scope, subject) => {
      const taken = await count(scope, subject, { now: clock.now(), below: BUDGETS[scope].freely });
      return taken !== undefined;
    },
    giveBack: (scope, subject) => returnAttempt(db, scope, hash(subject)),
  };
}

/** Of equal size whatever was typed, and no e-mail addresses in yet another table. */
const hash = (subject: string): Buffer => createHash('sha256').update(subject).digest();
