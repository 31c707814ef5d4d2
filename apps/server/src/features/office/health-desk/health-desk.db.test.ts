import { listAudit } from '@croupier/contract/office/audit';
import * as desk from '@croupier/contract/office/health-desk';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createDatabaseState } from '../../../platform/observe/database-state.ts';
import { lookAtHouse } from './look-at-house.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice({ SLOW_QUERY_MS: '200' })));
afterAll(() => office.site.close());

const look = () => office.as.games.call(desk.houseHealth, {});
const needs = async () => (await look()).needs;
const needOf = async (need: string) => (await needs()).find((each) => each.need === need)?.count;
const owner = (text: string, values: unknown[] = []) =>
  office.site.owner.query<Record<string, unknown>>(text, values);

test('it tells of readers, jobs, processes, letters and the books, and who may not read it is refused', async () => {
  await expect.poll(async () => (await look()).readers.length).toBeGreaterThan(5);
  await expect.poll(async () => (await look()).workers).toBe(1);
  const house = await look();
  expect(house.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['support-forget', 'books-day']));
  expect(house.connections.map(({ name }) => name)).toContain('croupier-jobs');
  const server = house.connections.find(({ busy }) => busy > 0);
  expect(server).toMatchObject({ waitingForLocks: 0 });
  expect(house.letters.areSent).toBe(false);
  await expect(office.as.support.call(desk.houseHealth, {})).rejects.toMatchObject({ status: 403 });
  await expect(office.as.finance.call(desk.houseSizes, {})).rejects.toMatchObject({ status: 403 });
});

test('sizes are told of each table, with its partitions, and of the archive', async () => {
  const { bytes, tables } = await office.as.games.call(desk.houseSizes, {});
  expect(BigInt(bytes)).toBeGreaterThan(1_000_000n);
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['player', 'fact', 'audit_entry']));
  expect(names.filter((name) => /^fact_\d/.test(name))).toEqual([]);
  expect(
    tables
      .filter(({ isArchive }) => isArchive)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['ledger_transfer_archive', 'round_archive']);
});

test('what a statement was given is in no answer, while it runs or after it', async () => {
  const secret = 'a-value-nobody-reads';
  await office.site.db.query('SELECT pg_sleep(0.3), $1::text', [secret]);
  const held = office.site.db.query(`SELECT pg_sleep(0.5), '${secret}'`);
  const house = await look();
  await held;
  expect(JSON.stringify(house)).not.toContain(secret);
});

test('letters that failed, alarms that last and transactions that are held need a person', async () => {
  const before = await needs();
  for (const { need } of before)
    expect(['letter_failed', 'returns_alarm', 'database_held']).not.toContain(need);
  await owner(
    `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at, given_up) VALUES ('a@b.cc', 's', 'b', now(), now(), true)`,
  );
  expect(await needOf('letter_failed')).toBe(1);
  const [maths] = await owner('SELECT id FROM game_maths LIMIT 1');
  if (maths) {
    await owner(
      `INSERT INTO returns_alarm (maths_id, mode, money, raised_at, rounds, actual, z) VALUES ($1, 'main', 'real', now(), 9, 2, 9)`,
      [maths['id']],
    );
    expect(await needOf('returns_alarm')).toBe(1);
  }
});

test('a job that failed is told with its error until it goes well again', async () => {
  await owner(
    `INSERT INTO job_run (job, process, started_at, ended_at, failed_at, error)
VALUES ('no-job-of-today', 'elsewhere 7', now(), now(), now(), 'Error: <b>it broke</b>')`,
  );
  const job = async () => (await look()).jobs.find(({ name }) => name === 'no-job-of-today');
  expect(await job()).toMatchObject({
    everyMs: null,
    isFailing: true,
    failure: { error: 'Error: <b>it broke</b>' },
    last: { process: 'elsewhere 7' },
  });
  expect(await needOf('job_failed')).toBe(1);
  await owner(`UPDATE job_run SET ended_at = now() + interval '1 second' WHERE job = 'no-job-of-today'`);
  expect(await job()).toMatchObject({ isFailing: false, failure: { error: 'Error: <b>it broke</b>' } });
  await owner(`DELETE FROM job_run WHERE job = 'no-job-of-today'`);
});

test('the lease of a job that is held is seen, whoever holds it', async () => {
  const { keyOf } = await import('../../../platform/job-leases.ts');
  const holder = await office.site.owner.pool.connect();
  const running = async () =>
    (await look()).jobs.filter(({ isRunning }) => isRunning).map(({ name }) => name);
  // Of all names some have a number below zero, which PostgreSQL tells without its sign.
  for (const { name } of (await look()).jobs) {
    const { rows } = await holder.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS held',
      keyOf(name),
    );
    if (!rows[0]!.held) continue;
    expect(await running()).toContain(name);
    await holder.query('SELECT pg_advisory_unlock($1, $2)', keyOf(name));
  }
  holder.release();
  await sleep(0);
});

test('the role of the server sees no statement of its connections, and cannot forge how jobs went away', async () => {
  const [row] = await office.site.db.query('SELECT * FROM house_connections() LIMIT 1');
  expect(Object.keys(row!).sort()).toEqual(['busy_seconds', 'name', 'pid', 'since', 'state', 'waits_for']);
  await expect(office.site.db.query('DELETE FROM job_run')).rejects.toThrow(/permission denied/);
});

test('a database without a standby is shown as it is, and only a production house needs a person for it', async () => {
  const { database, needs } = await look();
  expect(database).toEqual({ commitsWait: false, timeline: 1, standbys: [] });
  expect(needs.map(({ need }) => need)).not.toContain('commits_unreplicated');
  const { db } = office.site;
  const real = await lookAtHouse({
    ...{ db, settleDb: db, clock: systemClock, jobs: () => [], record: async () => {} },
    databaseState: createDatabaseState(db),
    config: { mail: { url: undefined, from: '', dkim: undefined }, environment: 'production' },
  });
  expect(real.needs).toContainEqual({ need: 'commits_unreplicated', count: 1 });
});

test('looking at the house is no act', async () => {
  await look();
  const { rows } = await office.as.auditor.call(listAudit, { query: { limit: '1' } });
  expect(rows.filter(({ act }) => act.includes('health'))).toEqual([]);
});

test('what payment providers send and answer is counted by the hour, and told where it is too much', async () => {
  const refused = () =>
    office.site.request('/api/payments/webhooks/sandbox', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'x',
        'webhook-timestamp': '1',
        'webhook-signature': 'v1,x',
      },
      body: JSON.stringify({
        ...{ type: 'pay-in.paid', paymentId: 'p', merchantReference: '00000000-0000-4000-8000-000000000000' },
        ...{ merchant: 'croupier', amountMinor: '100', currency: 'UAH' },
      }),
    });
  await Promise.all(Array.from({ length: 25 }, refused));
  const tooOld = async () =>
    (await look()).webhooks.find(({ outcome }) => outcome === 'too_old_or_new')?.count;
  await expect.poll(tooOld).toBe(25);
  expect(await needOf('webhooks_refused')).toBe(25);
  await owner(
    `INSERT INTO provider_traffic (hour, provider, kind, outcome, count, took, last_at) SELECT date_trunc('hour', now()), 'sandbox', 'create', outcome, 10, took::bigint[], now()
     FROM (VALUES ('answered', '{0,10,0,0,0,0,0,0}'), ('failed', '{0,0,0,0,0,0,0,10}')) v (outcome, took)`,
  );
  const house = await look();
  expect(house.providers).toMatchObject([{ provider: 'sandbox', calls: 20, failed: 10, p95Ms: null }]);
  expect(house.providers[0]!.lastFailureAt).not.toBeNull();
  for (const need of ['provider_failing', 'webhooks_refused'])
    expect(house.needs.map((each) => each.need)).toContain(need);
});

test('from where on an alarm is told is the house’s to say, with a reason; null is as shipped', async () => {
  const reason = 'a quiet month';
  const change = (above: number | null, by = office.as.games) =>
    by.call(desk.changeThreshold, { body: { alarm: 'webhooks_refused', above, reason } });
  await expect(change(1, office.as.auditor)).rejects.toMatchObject({ status: 403 });
  await expect(change(-1)).rejects.toMatchObject({ status: 400 });
  await Promise.all([change(1_000), change(1_000)]);
  expect(await needOf('webhooks_refused')).toBeUndefined();
  const said = (await look()).thresholds.find(({ alarm }) => alarm === 'webhooks_refused');
  expect(said).toMatchObject({ above: 1_000, shipped: 20 });
  await change(null);
  expect(await needOf('webhooks_refused')).toBe(25);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'change.alarm' } });
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [{ above: 1_000 }, { above: null }],
    [{ above: 1_000 }, { above: 1_000 }],
    [{ above: null }, { above: 1_000 }],
  ]);
});
