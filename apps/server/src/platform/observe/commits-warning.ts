import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { DatabaseState } from './database-state.ts';

const EVERY_MS = 3_600_000;

export const WAITS_FOR_NOBODY =
  'commits wait for no standby: what was acknowledged last is lost with the machine of the database. Set synchronous_standby_names.';

interface Deps {
  readonly config: Pick<Config, 'environment'>;
  readonly log: Log;
  databaseState(): Promise<DatabaseState>;
}

/** Warns at the start and once an hour while commits of a production house wait for no second machine. */
export function createCommitsWarning({ config, log, databaseState }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const { commitsWait, standbys } = await databaseState();
    if (!commitsWait) log.warn({ standbys: standbys?.length }, WAITS_FOR_NOBODY);
  };
  const tryToLook = () =>
    look().catch((err: unknown) => log.warn({ err }, 'whether commits wait for a standby is not known'));
  return {
    /** @returns once it has looked for the first time */
    start: async (): Promise<void> => {
      if (config.environment !== 'production') return;
      timer = setInterval(() => void tryToLook(), EVERY_MS).unref();
      await tryToLook();
    },
    stop: (): void => clearInterval(timer),
  };
}
