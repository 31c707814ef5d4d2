import { createEachApart, type EachApart } from '../../../platform/each-apart.ts';
import type { Authenticate, IsProvenLately, Recall } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { BUDGETS, createAttemptBudget } from './attempt-budget.ts';
import { deleteAttemptsBefore } from './attempt-budget-store.ts';
import { createIsBreached } from './breached-passwords.ts';
import { createPasswords } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { playersListeners } from './players-listeners.ts';
import { playersRoutes } from './players-routes.ts';
import { listDue } from './region-wish-store.ts';
import { createSessions } from './sessions.ts';
import { moveWhenDue } from './set-region.ts';
import { PLAYERS_PERSONAL } from './personal-store.ts';
import { taxNumbersBox, tellTaxNumber } from './tax-numbers.ts';

type PlayersPlatform = Needs<
  'db' | 'clock' | 'endSession' | 'error',
  'secure' | 'sessionKey' | 'seedKey' | 'closedCountries' | 'pwnedUrl' | 'answerAfterMs' | 'passwordWork'
>;

export interface Players {
  module: Module;
  authenticate: Authenticate;
  recall: Recall;
  isProvenLately: IsProvenLately;
  parts: PlayersParts;
}

/** A move is at most this much later than it was said to be; until then the stricter rules hold. */
const MOVE_EVERY_MS = 10_000;
const MOVES_MAX = 500;
const CLEAN_EVERY_MS = 5 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;

/** Accounts and sessions. */
export function createPlayers(
  platform: PlayersPlatform,
  above: Pick<
    PlayersParts,
    | 'activeBonus'
    | 'mechanics'
    | 'takeBack'
    | 'pushIds'
    | 'subscribedToBot'
    | 'favouriteGames'
    | 'hasSms'
    | 'holdsNames'
    | 'marks'
    | 'regionOf'
    | 'endResetLinks'
    | 'regionChanged'
  >,
): Players {
  const { clock, config, error } = platform;
  const parts: PlayersParts = {
    ...platform,
    ...above,
    secureCookies: config.secure,
    countryHeader: config.closedCountries.header,
    deviceKey: config.sessionKey,
    taxBox: taxNumbersBox(config.seedKey),
    answerAfterMs: config.answerAfterMs,
    passwords: createPasswords(config.passwordWork),
    isBreached: createIsBreached({ clock, url: config.pwnedUrl, failed: error }),
    budget: createAttemptBudget(platform),
    sessions: createSessions({ ...platform, secureCookies: config.secure, addressKey: config.sessionKey }),
  };
  const apart = createEachApart({
    clock,
    failed: (about) => error('a due move to another region failed', about),
  });
  return {
    parts,
    authenticate: parts.sessions.authenticate,
    recall: parts.sessions.recall,
    isProvenLately: parts.sessions.isProvenLately,
    module: {
      name: 'players',
      // A tax number is sealed: no statement shows it.
      personal: { ...PLAYERS_PERSONAL, tells: { taxNumber: tellTaxNumber(parts.taxBox) } },
      routes: (http) => playersRoutes(http, parts),
      listeners: playersListeners,
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
