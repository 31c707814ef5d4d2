import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Makes a standby of the database, or the primary again, as a fail-over does: whoever is connected is cut off. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const [{ name }] = (await site.owner.query<{ name: string }>('SELECT current_database() AS name')) as [
    { name: string },
  ];
  await site.owner.transaction(async (tx) => {
    await tx.query('SET TRANSACTION READ WRITE');
    await tx.query(
      `ALTER DATABASE "${name}" SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    );
  });
  await site.owner.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}

const ready = async () => (await site.request('/health/ready')).status;

test('says that it is not ready, and "not now" to whoever writes, while the database takes no writes', async () => {
  const player = await site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const key = randomUUID();
  const bet = async () =>
    site.request('/api/rounds', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie: player.cookie },
      body: JSON.stringify({ key, game: 'sunny-orchard', stakeMinor: '500', kind: 'real' }),
    });
  await setReadOnly(true);
  await expect.poll(ready).toBe(503);
  const refused = await bet();
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { key: 'unavailable' } }]);
  await setReadOnly(false);
  await expect.poll(ready).toBe(200);
  expect((await bet()).status).toBe(200);
});
