import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startThrowawayPostgres } from '../embedded-postgres/index.ts';
import { keep } from '../keeper/keep.ts';

/**
 * Vitest global setup of the tests that need PostgreSQL: one cluster for the whole run, its url in
 * CROUPIER_TEST_CLUSTER_URL. With DATABASE_URL (or the variable itself) set, that server is used instead; its login
 * may make databases and roles, and finds nothing of ours there afterwards but the role, also when the run was killed.
 */
export default async function provideTestCluster(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['CROUPIER_TEST_CLUSTER_URL']) return undefined;
  const given = process.env['DATABASE_URL'];
  if (given) {
    const run = randomBytes(4).toString('hex');
    process.env['CROUPIER_TEST_CLUSTER_URL'] = given;
    process.env['CROUPIER_TEST_RUN'] = run;
    const release = keep({ kind: 'databases', url: given, named: `^test_${run}_` });
    return () => dropTemplates(given).finally(release);
  }
  const server = await startThrowawayPostgres();
  process.env['CROUPIER_TEST_CLUSTER_URL'] = server.url;
  return () => server.stop();
}

/** What tests clone their databases from (see test-database.ts). One that another run is cloning stays. */
async function dropTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^(template_[0-9a-f]{16}|draft_[0-9a-f]{12})$'`,
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name}`).catch(() => {});
  await client.end();
}
