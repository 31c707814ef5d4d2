import type { AuthenticateOperator, Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createAttemptBudget, createIsBreached, createPasswords } from '../../people/players/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { WriteLetter } from '../letters/feature.ts';
import { createOfficeSessions } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { operatorsRoutes } from './operators-routes.ts';
import { signOnRoutes } from './sign-on-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { deleteOverBefore } from './sign-in-store.ts';

type OperatorsPlatform = Needs<'db' | 'clock' | 'warn', 'office' | 'seedKey' | 'pwnedUrl' | 'passwordWork'>;
type Below = { record: RecordAct; write: WriteLetter };

const CLEAN_EVERY_MS = 5 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;

/** The people who work here: their accounts, how they sign in, their roles. */
export function createOperators(
  platform: OperatorsPlatform,
  below: Below,
): { module: Module; authenticate: AuthenticateOperator; parts: OperatorsParts } {
  const parts = operatorsParts(platform, below);
  return {
    parts,
    authenticate: parts.sessions.authenticate,
    module: {
      name: 'operators',
      office: (http: Http) => {
        signInRoutes(http, parts);
        operatorsRoutes(http, parts);
        signOnRoutes(http.raw, parts);
      },
      jobs: [
        {
          name: 'remove-office-sessions',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: async () => {
            await parts.sessions.removeStale();
            await deleteOverBefore(parts.db, parts.clock.now());
          },
        },
      ],
    },
  };
}

/** What the use cases work with; also for a command of the house. */
export function operatorsParts(platform: OperatorsPlatform, below: Below): OperatorsParts {
  const { db, clock, warn, config } = platform;
  const secure = config.office.url.startsWith('https:');
  return {
    ...{ db, clock, warn, config, secure },
    ...below,
    passwords: createPasswords(config.passwordWork),
    isBreached: createIsBreached({ clock, url: config.pwnedUrl, failed: warn }),
    budget: createAttemptBudget(platform),
    sessions: createOfficeSessions({ db, clock, secure }),
    box: createSecretBox(config.seedKey),
  };
}
