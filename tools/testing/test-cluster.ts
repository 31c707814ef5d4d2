import { startThrowawayPostgres } from '../embedded-postgres/index.ts';

/**
 * Vitest global setup of the tests that need PostgreSQL: one cluster for the whole run, its url in
 * CROUPIER_TEST_CLUSTER_URL. With DATABASE_URL (or the variable itself) set, that server is used instead.
 */
export default async function provideTestCluster(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['CROUPIER_TEST_CLUSTER_URL'] ?? process.env['DATABASE_URL'];
  if (given) {
    process.env['CROUPIER_TEST_CLUSTER_URL'] = given;
    return undefined;
  }
  const server = await startThrowawayPostgres();
  process.env['CROUPIER_TEST_CLUSTER_URL'] = server.url;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  return () => server.stop();
}
