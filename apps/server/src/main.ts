import { createApp } from './app.ts';
import { findAppRole } from './platform/app-role.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { APP_ROLE, createDatabase } from './platform/database.ts';
import { createDatabaseWatch } from './platform/database-watch.ts';
import { createLog } from './platform/log.ts';

const DRAIN_TIMEOUT_MS = 10_000;

/** The server as a process: reads its environment, serves until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const role = config.isPooled ? APP_ROLE : await findAppRole(config.databaseUrl);
  if (!role)
    log.warn(
      'this database has no role croupier_app for the server: it works as its login, with all its rights',
    );
  const { databaseUrl, sessionDatabaseUrl, isPooled, databaseWaitMs: waitMs } = config;
  const db = createDatabase({
    waitMs,
    watch: createDatabaseWatch({ url: sessionDatabaseUrl, waitMs, log }),
    ...(role && { role }),
    isPooled,
    url: databaseUrl,
    applicationName: 'croupier',
    slowQueryMs: config.slowQueryMs,
    onSlowQuery: (query) => log.warn(query, 'slow query'),
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const app = await createApp({ config, db, log, withSite: true });

  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS).unref();
    await app.stop();
    await db.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
  const { url } = await app.start();
  log.info({ url, publicUrl: config.publicUrl, roles: [...config.roles] }, 'serving');
}

main().catch((error: NodeJS.ErrnoException) => {
  const known = error instanceof ConfigError || error.code === 'EADDRINUSE';
  console.error(known ? error.message : error);
  process.exit(1);
});
