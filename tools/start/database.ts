import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres, startThrowawayPostgres } from '../embedded-postgres/index.ts';
import { keep } from '../keeper/keep.ts';
import { SetupError } from '../setup-error.ts';

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;

export interface ChosenDatabase {
  url: string;
  description: string;
  stop(): Promise<void>;
}

/** DATABASE_URL's server where it is set, else the embedded one on this folder. */
export async function chooseDatabase(folder: string, log: (line: string) => void): Promise<ChosenDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) return useServer(given);
  const server = await startPostgres({ dataDir: folder, database: 'croupier', log });
  const description = `embedded PostgreSQL in ${server.home}${server.adopted ? ', which was still running' : ''}`;
  return { url: server.url, description, stop: server.stop };
}

/** A database that is gone after `stop()`: one of its own on DATABASE_URL's server, else a server in memory. */
export async function throwawayDatabase(): Promise<ChosenDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) return createOnServer(await useServer(given));
  const server = await startThrowawayPostgres();
  return { url: server.url, description: 'a throwaway PostgreSQL in memory', stop: server.stop };
}

async function createOnServer({ url, description }: ChosenDatabase): Promise<ChosenDatabase> {
  const name = `croupier_${randomBytes(6).toString('hex')}`;
  const release = keep({ kind: 'databases', url, named: `^${name}$` });
  await runOn(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const stop = () => runOn(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(release);
  return { url: own.href, description: `${description}, in a database of its own`, stop };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function useServer(url: string): Promise<ChosenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (major < OLDEST_VERSION)
      throw new SetupError(
        `DATABASE_URL is PostgreSQL ${major}: version ${OLDEST_VERSION} or newer is needed.`,
      );
    return { url, description: `PostgreSQL ${major} of DATABASE_URL`, stop: async () => {} };
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const reason = (error as { code?: string; message: string }).code ?? (error as Error).message;
    throw new SetupError(`The database of DATABASE_URL (${withoutPassword(url)}) cannot be used: ${reason}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:…@');
}
