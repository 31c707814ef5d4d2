import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from './database.ts';

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../migrations');
/** Any constant: two servers that start together take turns by it. */
const MIGRATION_LOCK = 7_001_001;
/**
 * So long a migration waits for a table that others use. Whoever comes after it waits behind it meanwhile, so it is short:
 * a migration that cannot have its lock is better come back with than waited for by everybody.
 */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface Migration {
  name: string;
  checksum: string;
  text: string;
}

/**
 * Brings the database to the newest migration, each in its own transaction, in the order of the files' numbers.
 * @param migrations those of this code, or the first of them
 * @throws when an applied file was edited or is missing here: a database from another history is not touched; and when
 *   somebody else holds what a migration needs for longer than three seconds: it has left nothing then
 */
export async function migrate(
  db: Database,
  log: (line: string) => void = () => {},
  migrations?: readonly Migration[],
): Promise<void> {
  const wanted = migrations ?? (await readMigrations());
  const client = await db.pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await appliedMigrations(client);
    refuseForeignHistory(applied, wanted);
    // Only from here on: a server that starts beside one that migrates waits for it, however long that takes.
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const migration of wanted) {
      if (applied.has(migration.name)) continue;
      await apply(client, migration);
      log(`applied ${migration.name}`);
    }
  } finally {
    // Closing the connection gives the lock back even when the unlock itself would fail.
    client.release(true);
  }
}

/** The migration files in order, with the checksum that is kept beside each applied one. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS_DIRECTORY)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(MIGRATIONS_DIRECTORY, file), 'utf8');
      return {
        name: file.slice(0, -'.sql'.length),
        checksum: createHash('sha256').update(text).digest('hex'),
        text,
      };
    }),
  );
}

/** Names of migrations this code has and the database lacks. */
export async function pendingMigrations(db: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await db.query<{ name: string }>('SELECT name FROM schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return (await readMigrations()).map((migration) => migration.name).filter((name) => !applied.has(name));
}

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseForeignHistory(applied: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    // A newer server may have migrated already while this older one is being replaced: that is allowed.
    if (known.has(name) && known.get(name) !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied; write a new migration instead.`);
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.text);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const why =
      (error as { code?: string }).code === LOCK_NOT_AVAILABLE
        ? await describeHolders(client)
        : (error as Error).message;
    throw new Error(`Migration ${migration.name} failed: ${why}`, { cause: error });
  }
}

const OPEN_TRANSACTIONS = `SELECT pid, application_name AS name, extract(epoch FROM now() - xact_start)::integer AS seconds
FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
ORDER BY xact_start LIMIT 3`;

/** What to do, and the longest open transactions: one of them holds the lock, unless it has just ended. */
async function describeHolders(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: number }>(OPEN_TRANSACTIONS);
  const longest = rows.map(({ pid, name, seconds }) => `${pid} (${name || 'unnamed'}, ${seconds} s)`);
  return (
    `for ${LOCK_TIMEOUT_MS / 1_000} seconds another connection held a table that it changes. Nothing of it was applied. ` +
    'Migrate again when that transaction is over, or end it with pg_terminate_backend(pid). ' +
    `The longest open transactions: ${longest.join(', ') || 'none any more'}.`
  );
}
