import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { returnAttempt, takeAttempt } from './attempt-budget-store.ts';

/**
 * How much may be tried in a window. A window starts with its first attempt, so no hour sees more than two of them:
 * 20 password evaluations per account and 200 per address.
 */
export const BUDGETS = {
  /** Failed logins on one account from browsers that never signed in to it. */
  'login-stranger': { limit: 10, windowMs: 3_600_000 },
  /** The same from one browser that has. */
  'login-device': { limit: 10, windowMs: 3_600_000 },
  /** Failed logins from one address, on any account. */
  'login-address': { limit: 100, windowMs: 3_600_000 },
  /** Accounts opened, or tried to, from one address. */
  'sign-up-address': { limit: 500, windowMs: 3_600_000 },
  /** Wrong current passwords of a signed-in player. */
  'change-password': { limit: 10, windowMs: 3_600_000 },
  /** The same three of people who work here, and codes of their second step. */
  'office-login': { limit: 10, windowMs: 3_600_000 },
  'office-address': { limit: 100, windowMs: 3_600_000 },
  'office-password': { limit: 10, windowMs: 3_600_000 },
  'office-code': { limit: 10, windowMs: 3_600_000 },
} as const satisfies Record<string, { limit: number; windowMs: number }>;

export type BudgetScope = keyof typeof BUDGETS;

export interface AttemptBudget {
  /** Counts an attempt before it is made. @returns how long to wait, or null when it may go on. */
  take(scope: BudgetScope, subject: string): Promise<{ retryAfterMs: number } | null>;
  /** An attempt that succeeded does not count. */
  giveBack(scope: BudgetScope, subject: string): Promise<void>;
}

/** Budgets kept in the database, so that several servers share them and a restart does not refill them. */
export function createAttemptBudget({ db, clock }: { db: Database; clock: Clock }): AttemptBudget {
  return {
    take: async (scope, subject) => {
      const { limit, windowMs } = BUDGETS[scope];
      const now = clock.now();
      const { used, startedAt } = await takeAttempt(db, {
        scope,
        subject: hash(subject),
        now,
        windowMs,
        limit,
      });
      return used <= limit ? null : { retryAfterMs: startedAt.getTime() + windowMs - now.getTime() };
    },
    giveBack: (scope, subject) => returnAttempt(db, scope, hash(subject)),
  };
}

/** Of equal size whatever was typed, and no e-mail addresses in yet another table. */
const hash = (subject: string): Buffer => createHash('sha256').update(subject).digest();
