import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { createEachApart, type EachApart } from '../../platform/each-apart.ts';
import type { Authenticate } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { BUDGETS, createAttemptBudget, type AttemptBudget } from './attempt-budget.ts';
import { deleteAttemptsBefore } from './attempt-budget-store.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { playersRoutes } from './players-routes.ts';
import { listDue } from './region-wish-store.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { moveWhenDue } from './set-region.ts';

export interface PlayersDeps {
  db: Database;
  clock: Clock;
  /** Closes the sockets that a session opened. */
  endSession(sessionId: string): void;
  /** Whether the site is served over https: cookies are Secure then. */
  secureCookies: boolean;
  /** Something a person should look at soon. */
  error(message: string, details: object): void;
  /** Signs device cookies; 32 bytes, the same on every server. */
  deviceKey: Buffer;
}

/** What the use cases of this feature work with. */
export interface PlayersParts extends PlayersDeps {
  passwords: Passwords;
  budget: AttemptBudget;
  sessions: Sessions;
}

export interface Players {
  module: Module;
  authenticate: Authenticate;
  parts: PlayersParts;
}

/** A move is at most this much later than it was said to be; until then the stricter rules hold. */
const MOVE_EVERY_MS = 10_000;
const MOVES_MAX = 500;
const CLEAN_EVERY_MS = 5 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;

/** Accounts and sessions. */
export function createPlayers(deps: PlayersDeps): Players {
  const parts: PlayersParts = {
    ...deps,
    passwords: createPasswords(),
    budget: createAttemptBudget(deps),
    sessions: createSessions(deps),
  };
  const apart = createEachApart({
    clock: deps.clock,
    failed: (about) => deps.error('a due move to another region failed', about),
  });
  return {
    parts,
    authenticate: parts.sessions.authenticate,
    module: {
      name: 'players',
      routes: (http) => playersRoutes(http, parts),
      jobs: [
        {
          name: 'move-regions',
          everyMs: MOVE_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: (signal) => moveDue(parts, apart, signal),
        },
        {
          name: 'remove-expired-sessions',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: () => parts.sessions.removeExpired(),
        },
        {
          name: 'remove-old-attempts',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: () => removeOldAttempts(parts),
        },
      ],
    },
  };
}

/** Those whose wait is over; a failing one is left for later and stops nobody. */
async function moveDue(parts: PlayersParts, apart: EachApart, signal: AbortSignal): Promise<void> {
  const page = { now: parts.clock.now(), resting: apart.resting(), limit: MOVES_MAX };
  const due = await listDue(parts.db, page);
  await apart.each(due, String, (playerId) => moveWhenDue(parts, playerId), signal);
}

async function removeOldAttempts({ db, clock }: PlayersParts): Promise<void> {
  const longestMs = Math.max(...Object.values(BUDGETS).map((budget) => budget.windowMs));
  await deleteAttemptsBefore(db, new Date(clock.now().getTime() - longestMs));
}
