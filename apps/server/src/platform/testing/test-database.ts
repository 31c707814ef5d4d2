import { faultOfFact } from '@croupier/domain/facts';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { APP_ROLE, createDatabase, type Database } from '../database.ts';
import { migrate, readMigrations } from '../migrate.ts';

export interface TestDatabase {
  /** Works as the server's role: what the server may not do, a test through this cannot either. */
  db: Database;
  /** Works as the owner, to look behind the curtain or to plant a fault. */
  owner: Database;
  /** The owner's URL, for a process of its own. */
  url: string;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 7_001_002;

/**
 * A database of its own, cloned from a template that is migrated once per state of the migrations.
 * @param clusterUrl a cluster of the test's own, for a test that does to it what others could not bear
 */
export async function createTestDatabase(clusterUrl?: string): Promise<TestDatabase> {
  const { url, query } = clusterOf(clusterUrl);
  let template = templates.get(url);
  if (!template) {
    template = migratedTemplate(url);
    templates.set(url, template);
    template.catch(() => templates.delete(url));
  }
  const name = newName();
  await query(`CREATE DATABASE ${name} TEMPLATE ${await template}`);
  return openDatabase({ url, query }, name);
}

/** A database in which nothing is, for what a migration does. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const cluster = clusterOf();
  const name = newName();
  await cluster.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  return openDatabase(cluster, name);
}

/** By the urls of their clusters: what to clone from, and how it is cloned fastest. Files that share a process share them. */
const templates = new Map<string, Promise<string>>();

const newName = () => `test_${process.env['CROUPIER_TEST_RUN'] ?? 'alone'}_${randomBytes(8).toString('hex')}`;

function openDatabase(cluster: Cluster, name: string): TestDatabase {
  const url = urlOfDatabase(cluster.url, name);
  const db = createDatabase({ url, role: APP_ROLE, applicationName: 'test', maxConnections: 10 });
  const owner = createDatabase({ url, applicationName: 'test-owner', maxConnections: 2 });
  const drop = async (): Promise<void> => {
    const fault = await findOddFact(owner).catch(() => undefined);
    await Promise.all([db.close(), owner.close()]);
    await cluster.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    if (fault !== undefined) throw new Error(`A fact is not of the table of facts: ${fault}`);
  };
  return { db, owner, url, drop };
}

/** Whatever a test had the server write is held against the table of facts; a database that is gone has none. */
async function findOddFact(owner: Database): Promise<string | undefined> {
  const facts = await owner.query<{ topic: string; payload: object }>(
    'SELECT topic, payload FROM fact UNION ALL SELECT topic, payload FROM outbox',
  );
  return facts.map(({ topic, payload }) => faultOfFact(topic, payload)).find((found) => found !== undefined);
}

/** @returns what follows TEMPLATE in the statement that clones */
async function migratedTemplate(clusterUrl: string): Promise<string> {
  const history = (await readMigrations()).map((migration) => migration.checksum).join();
  const template = `template_${createHash('sha256').update(history).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: clusterUrl, application_name: 'test-cluster' });
  await client.connect();
  try {
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    // Files are copied by two checkpoints, which cost nothing but where somebody waits for a disk; a log of pages costs thrice as much.
    const strategy = rows[0]!.fsync === 'off' ? ' STRATEGY FILE_COPY' : '';
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await migrateAs(client, { clusterUrl, template });
    return template + strategy;
  } finally {
    await client.end();
  }
}

/** Migrated under another name first: a run that dies half-way leaves no half template behind. */
async function migrateAs(
  client: pg.Client,
  { clusterUrl, template }: { clusterUrl: string; template: string },
): Promise<void> {
  const draft = `draft_${randomBytes(6).toString('hex')}`;
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
  const db = createDatabase({ url: urlOfDatabase(clusterUrl, draft), maxConnections: 1 });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

interface Cluster {
  readonly url: string;
  query(text: string): Promise<unknown>;
}

/** The run's, by connections that are kept for the next file, or a test's own, by one that is gone before the cluster is. */
function clusterOf(own?: string): Cluster {
  const url = own ?? process.env['CROUPIER_TEST_CLUSTER_URL'];
  if (!url)
    throw new Error('CROUPIER_TEST_CLUSTER_URL is not set: run the .db tests through vitest’s db project.');
  if (own === undefined) return { url, query: (text) => (shared ??= poolOf(url)).query(text) };
  return {
    url,
    query: async (text) => {
      const pool = poolOf(url);
      try {
        return await pool.query(text);
      } finally {
        await pool.end();
      }
    },
  };
}

let shared: pg.Pool | undefined;

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'test-cluster',
    max: 4,
    allowExitOnIdle: true,
  });
  // A cluster that ends while a connection is idle is no news here: the next statement tells.
  pool.on('error', () => {});
  return pool;
}

function urlOfDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
