import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram, type ProgramResult } from '../run-program.ts';
import { SetupError } from '../setup-error.ts';
import { startTestInstallation } from './test-installation.ts';

const DEATH_TIMEOUT_MS = 10 * 60_000;
const VERIFY_TIMEOUT_MS = 10 * 60_000;
const KILLED = 'SIGKILL';

/** An installation whose server dies where a test wants it to, and comes back on the same port and database. */
export interface MortalInstallation {
  url: string;
  /**
   * Starts the server anew. It is killed at this point of the money path (CRASH_AT), the first time it gets there: by a
   * page that keeps asking, before we have seen the server ready ourselves.
   */
  serve(crashAt?: string): Promise<void>;
  /** Resolves once the server was killed at its point. @throws when it lives on, or ended otherwise */
  death(): Promise<void>;
  /** What `npm run verify` finds on its database. */
  verify(): Promise<ProgramResult>;
  stop(): Promise<void>;
}

/** Brings one up beside all others; `stop` leaves nothing behind. */
export async function startMortalInstallation(): Promise<MortalInstallation> {
  const installation = await startTestInstallation();
  let ended = installation.failed;
  return {
    url: installation.url,
    async serve(crashAt) {
      try {
        ({ ended } = await installation.restartServer({ CRASH_AT: crashAt }));
      } catch (error) {
        if (crashAt === undefined || !wasKilled(error)) throw error;
        ended = Promise.resolve(error.message);
      }
    },
    async death() {
      const late = new Promise<string>((resolve) => {
        setTimeout(() => resolve('it lives'), DEATH_TIMEOUT_MS).unref();
      });
      const how = await Promise.race([ended, late]);
      if (!how.includes(KILLED)) throw new Error(`The server was not killed: ${how}`);
    },
    verify: () =>
      runProgram({
        command: process.execPath,
        args: [join(ROOT, 'apps/server/src/verify-main.ts')],
        cwd: ROOT,
        env: { DATABASE_URL: installation.databaseUrl },
        timeoutMs: VERIFY_TIMEOUT_MS,
      }),
    stop: installation.stop,
  };
}

function wasKilled(error: unknown): error is SetupError {
  return error instanceof SetupError && error.message.includes(KILLED);
}
