import pg from 'pg';
import { readPassword, type Home } from './home.ts';

const PROBE_TIMEOUT_MS = 5_000;
/** Any constant: two starts at once take turns by it. */
const CREATE_LOCK = 7_002_001;

/** One url for pg, psql and pgbench: the socket's folder is a parameter, so `new URL()` can read it too. */
export function connectionUrl(home: Home, database: string, socketFolder = home.socketFolder): string {
  const host = encodeURIComponent(socketFolder);
  return `postgresql://postgres:${readPassword(home)}@localhost/${database}?host=${host}`;
}

/** Resolves when the server answers a query; rejects with the driver's error (`code` says why) otherwise. */
export async function probe(url: string): Promise<void> {
  await withClient(url, (client) => client.query('SELECT 1'));
}

/** Creates a database of the cluster once; its name must be a plain identifier. */
export async function createDatabaseIfMissing(home: Home, database: string): Promise<void> {
  await withClient(connectionUrl(home, 'postgres'), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [CREATE_LOCK]); // given back with the connection
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => {}); // a server that goes away while we close is no news here
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
