import pg from 'pg';
import { expect, test } from 'vitest';

test('the run has a cluster whose url pg and new URL() both read', async () => {
  const url = new URL(process.env['CROUPIER_TEST_CLUSTER_URL'] ?? '');
  url.pathname = '/template1';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query('SELECT current_database() AS name');
  await client.end();
  expect(rows).toEqual([{ name: 'template1' }]);
});
