import { faultOfFact } from '@croupier/domain/facts';
import { createHash, randomBytes } from 'node:crypto';
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
export const createTestDatabase = (clusterUrl?: string): Promise<TestDatabase> =>
  createDatabaseFrom(migratedTemplate, clusterUrl);

/** A database in which nothing is, for what a migration does. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> =>
  createDatabaseFrom(async () => 'template0');

async function createDatabaseFrom(
  templateOf: (cluster: Database, clusterUrl: string) => Promise<string>,
  clusterUrl = process.env['CROUPIER_TEST_CLUSTER_URL'],
): Promise<TestDatabase> {
  if (!clusterUrl)
    throw new Error('CROUPIER_TEST_CLUSTER_URL is not set: run the .db tests through vitest’s db project.');
  const name = `test_${process.env['CROUPIER_TEST_RUN'] ?? 'alone'}_${randomBytes(8).toString('hex')}`;
  await onCluster(clusterUrl, async (cluster) => {
    const template = await templateOf(cluster, clusterUrl);
    await cluster.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const url = urlOfDatabase(clusterUrl, name);
  const db = createDatabase({ url, role: APP_ROLE, applicationName: 'test', maxConnections: 10 });
  const owner = createDatabase({ url, applicationName: 'test-owner', maxConnections: 2 });
  const drop = async (): Promise<void> => {
    const fault = await findOddFact(owner).catch(() => undefined);
    await Promise.all([db.close(), owner.close()]);
    await onCluster(clusterUrl, (cluster) => cluster.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
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

async function migratedTemplate(cluster: Database, clusterUrl: string): Promise<string> {
  const history = (await readMigrations()).map((migration) => migration.checksum).join();
  const template = `template_${createHash('sha256').update(history).digest('hex').slice(0, 16)}`;
  const client = await cluster.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    // Migrated under another name first: a run that dies half-way leaves no half template behind.
    const draft = `draft_${randomBytes(6).toString('hex')}`;
    await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
    const db = createDatabase({ url: urlOfDatabase(clusterUrl, draft), maxConnections: 1 });
    await migrate(db).finally(() => db.close());
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    return template;
  } finally {
    client.release(true);
  }
}

async function onCluster<T>(url: string, work: (cluster: Database) => Promise<T>): Promise<T> {
  const cluster = createDatabase({ url, maxConnections: 2, applicationName: 'test-cluster' });
  return work(cluster).finally(() => cluster.close());
}

function urlOfDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
