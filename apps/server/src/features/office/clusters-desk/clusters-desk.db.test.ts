import { judgeCluster, listClusters, readCluster } from '@croupier/contract/office/clusters-desk';
import { login } from '@croupier/contract/people/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { holding, untilRead } from '../player-desk/player-desk.fixture.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice({ TRUST_PROXY: '1' })));
afterAll(() => office.site.close());

const reason = 'they wrote to us that they are sisters';
const newPlayer = () => office.site.createPlayer({ region: 'UA' });

/** Signs in as a browser does. @returns its cookie for the next time */
async function signIn(
  { username, password }: TestPlayer,
  at: { ip: string; device?: string },
): Promise<string> {
  const answer = await office.site.request(login.path, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: {
      ...{ origin: office.site.url, 'x-forwarded-for': at.ip },
      ...(at.device && { cookie: at.device }),
    },
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .find((line) => line.includes('device'))!;
}
const list = (query: object = {}) => office.as.risk.call(listClusters, { query } as never);
const clusterOf = async (player: TestPlayer, kind: string) =>
  (await list({ player: String(player.id), kind })).rows;
const judge = (id: string, accounts: number, verdict: 'household' | 'looked-at' = 'household') =>
  office.as.risk.call(judgeCluster, { params: { id }, body: { verdict, accounts, reason } });

test('accounts of one browser are shown, and those of one address; who shares nothing is not', async () => {
  const [one, other, alone] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const device = await signIn(one, { ip: '203.0.113.1' });
  await signIn(other, { ip: '203.0.113.2', device });
  await signIn(alone, { ip: '203.0.113.2' });
  await untilRead(office);
  const [byDevice, ...more] = await clusterOf(one, 'device');
  expect(more).toEqual([]);
  expect(byDevice).toMatchObject({ kind: 'device', accounts: 2, state: 'new', by: null, at: null });
  expect(byDevice!.players.map(({ id }) => id)).toEqual([String(other.id), String(one.id)]);
  const [byAddress] = await clusterOf(other, 'address');
  expect(byAddress!.players.map(({ id }) => id)).toEqual([String(alone.id), String(other.id)]);
  expect(await clusterOf(alone, 'device')).toEqual([]);
  expect(await clusterOf(one, 'address')).toEqual([]);
  // Sessions end soon: what was shared is still known.
  await office.site.owner.query('DELETE FROM player_session WHERE player_id = $1', [one.id]);
  expect(await clusterOf(one, 'device')).toHaveLength(1);
});

test('a browser that brings a name of its own making opens nothing by it', async () => {
  const player = await newPlayer();
  const forged = `croupier_device=${'A'.repeat(22)}.${'B'.repeat(43)}`;
  const given = await signIn(player, { ip: '203.0.113.9', device: forged });
  expect(given.startsWith(`croupier_device=${'A'.repeat(22)}.`)).toBe(true);
  expect(given).not.toBe(forged);
});

test('an e-mail and a phone of somebody who was erased are known again, and nothing else of them', async () => {
  const [gone, back] = [await newPlayer(), await newPlayer()];
  const email = 'once.here@mail.example';
  const contact = (player: TestPlayer, address: string) =>
    office.site.owner.query('UPDATE player SET email = $2, email_canonical = $2 WHERE id = $1', [
      player.id,
      address,
    ]);
  const tell = (player: TestPlayer) =>
    office.site.owner.query(
      `INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'account.contact-changed', '{"contact":"email"}')`,
      [player.id],
    );
  await contact(gone, email);
  await tell(gone);
  await untilRead(office);
  await contact(gone, 'erased');
  await contact(back, email);
  await tell(back);
  await untilRead(office);
  const [shared] = await clusterOf(back, 'email');
  expect(shared).toMatchObject({ accounts: 2, kind: 'email' });
  expect(JSON.stringify(shared)).not.toContain(email);
});

test('what was found is kept with its note, blocks nobody, and comes back with one account more', async () => {
  const [one, other, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const device = await signIn(one, { ip: '203.0.113.11' });
  await signIn(other, { ip: '203.0.113.12', device });
  await untilRead(office);
  const { id } = (await clusterOf(one, 'device'))[0]!;
  expect(await keyOf(judge(id, 3))).toBe('409 conflict');
  await judge(id, 2);
  const read = () => office.as.risk.call(readCluster, { params: { id } });
  expect(await read()).toMatchObject({ state: 'household', by: office.as.risk.name, accounts: 2 });
  const log = await office.site.owner.query(
    `SELECT act, reason FROM audit_entry WHERE subject_kind = 'cluster' AND subject_id = $1`,
    [id],
  );
  expect(log).toEqual([{ act: 'judge.cluster', reason }]);
  const blocks = 'SELECT 1 FROM player_block WHERE player_id = ANY ($1::bigint[])';
  expect(await office.site.owner.query(blocks, [[one.id, other.id]])).toEqual([]);
  await signIn(third, { ip: '203.0.113.13', device });
  await untilRead(office);
  expect(await read()).toMatchObject({ state: 'grown', accounts: 3 });
  expect((await list({ state: 'grown', least: '3' })).rows.map((row) => row.id)).toContain(id);
});

test('two who judge at once: both are in the log, and the last word stands', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const device = await signIn(one, { ip: '203.0.113.21' });
  await signIn(other, { ip: '203.0.113.22', device });
  await untilRead(office);
  const { id } = (await clusterOf(one, 'device'))[0]!;
  await judge(id, 2, 'looked-at');
  const [kind, hash] = id.split('-');
  const row = `cluster_verdict WHERE kind = '${kind}' AND hash = decode('${hash}', 'hex')`;
  const answers = await holding(office, row, async () => {
    const asked = [keyOf(judge(id, 2)), keyOf(judge(id, 2, 'looked-at'))];
    await untilWaitingForLocks(office.site.owner, 2);
    return asked;
  });
  expect(answers).toEqual(['answered', 'answered']);
});

test('who may not see players’ clusters does not, and who may only see them judges none', async () => {
  const id = `device-${'0'.repeat(64)}`;
  for (const role of ['support', 'marketing', 'games', 'finance'] as const)
    expect(await keyOf(office.as[role].call(listClusters, { query: {} }))).toBe('403 forbidden');
  expect(await keyOf(office.as.auditor.call(readCluster, { params: { id } }))).toBe('404 not_found');
  const body = { verdict: 'household', accounts: 2, reason } as const;
  expect(await keyOf(office.as.auditor.call(judgeCluster, { params: { id }, body }))).toBe('403 forbidden');
  expect(await keyOf(office.as.risk.call(judgeCluster, { params: { id }, body }))).toBe('404 not_found');
});

test('a hundred thousand sightings are listed from the index of meetings alone', async () => {
  await office.site.owner.query(`INSERT INTO cluster_mark (player_id, kind, hash, first_seen_at, last_seen_at)
SELECT p.id, 'address', sha256(n::text::bytea), now(), now() - n * interval '1 second'
FROM generate_series(1, 100000) AS n CROSS JOIN LATERAL (SELECT id FROM player ORDER BY id LIMIT 1 OFFSET n % 2) p`);
  await office.site.owner.query('VACUUM ANALYZE cluster_mark');
  const plan = await office.site.owner.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT kind, hash, count(*)::integer, max(last_seen_at) FROM cluster_mark GROUP BY kind, hash HAVING count(*) > 1`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(
    'Index Only Scan using cluster_mark_meeting',
  );
  expect((await list({ kind: 'address' })).rows.length).toBeGreaterThan(0);
});
