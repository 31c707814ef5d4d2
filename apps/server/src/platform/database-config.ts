import { ConfigError, type Environment } from './environment.ts';

/** Where the database is, by each way that a process goes to it. */
export interface DatabaseConfig {
  readonly databaseUrl: string;
  /** The same database for the settlement of rounds, whose login plans its statements in its own way. */
  readonly settleDatabaseUrl: string;
  /** The same database for what needs a session of its own: leases of jobs, live messages, the watch. */
  readonly sessionDatabaseUrl: string;
  /** A pooler stands in front of the first two: the logins have the settings that connections would bring. */
  readonly isPooled: boolean;
  /** How long a call waits for the database before it is told that it is away. */
  readonly databaseWaitMs: number;
}

/** @throws ConfigError where a pooler stands in front of what cannot go through one */
export function databaseSettingsOf(env: Environment): DatabaseConfig {
  const { DATABASE_URL: databaseUrl, DATABASE_SETTLE_URL: settle, DATABASE_SESSION_URL: session } = env;
  const isPooled = env.DATABASE_POOLED === '1';
  if (isPooled && (!settle || !session))
    throw new ConfigError('DATABASE_POOLED needs DATABASE_SETTLE_URL and DATABASE_SESSION_URL.');
  return {
    databaseUrl,
    settleDatabaseUrl: settle ?? databaseUrl,
    sessionDatabaseUrl: session ?? databaseUrl,
    isPooled,
    databaseWaitMs: Number(env.DATABASE_WAIT_MS),
  };
}
