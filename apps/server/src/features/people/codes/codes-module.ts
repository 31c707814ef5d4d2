import type { Tx } from '../../../platform/database.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createAttemptBudget } from '../players/feature.ts';
import type { CodesParts } from './codes-parts.ts';
import { deleteCodesBefore } from './codes-store.ts';
import { sendCode, type WantedCode } from './send-code.ts';
import { findWaiting, type WaitingCode } from './find-waiting.ts';
import { takeCode, type CodeVerdict } from './take-code.ts';
import { CODES_PERSONAL } from './personal-store.ts';

const CLEAN_EVERY_MS = 10 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;

/** Six digits by e-mail or SMS that prove whom an address is answered by. */
export interface Codes {
  readonly module: Module;
  /** Whether a phone can be reached. */
  readonly hasSms: boolean;
  send(tx: Tx, wanted: WantedCode): ReturnType<typeof sendCode>;
  /** The code that is waited for. */
  waiting(of: Pick<WantedCode, 'playerId' | 'purpose'>): Promise<WaitingCode | undefined>;
  take(
    tx: Tx,
    tried: Pick<WantedCode, 'playerId' | 'purpose'> & { readonly code: string },
  ): Promise<CodeVerdict>;
}

export function createCodes(
  platform: Needs<'db' | 'clock', 'sessionKey'>,
  ways: Pick<CodesParts, 'writeLetter' | 'writeSms'>,
): Codes {
  const { db, clock, config } = platform;
  const parts: CodesParts = {
    ...{ db, clock, key: config.sessionKey },
    ...ways,
    budget: createAttemptBudget(platform),
  };
  return {
    hasSms: ways.writeSms !== undefined,
    send: (tx, wanted) => sendCode(parts, tx, wanted),
    waiting: (of) => findWaiting(parts, of),
    take: (tx, tried) => takeCode(parts, tx, tried),
    module: {
      name: 'codes',
      personal: CODES_PERSONAL,
      jobs: [
        {
          name: 'remove-old-codes',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: () => deleteCodesBefore(db, clock.now()),
        },
      ],
    },
  };
}
