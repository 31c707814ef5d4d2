import * as desk from '@croupier/contract/office/health-desk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

/** Without a worker, so that what is asked for stays asked. */
let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice({ CROUPIER_ROLES: 'web,api,live,office' })));
afterAll(() => office.site.close());

const owner = <R extends object>(text: string, values: unknown[] = []) =>
  office.site.owner.query<R>(text, values);

beforeEach(async () => {
  await owner('DELETE FROM fact_parked');
  await owner('DELETE FROM fact_reader');
  await owner('DELETE FROM fact');
  await owner(
    `INSERT INTO fact_reader (name, in_order, position) VALUES ('loose', false, 8), ('strict', true, 8)`,
  );
  await owner('UPDATE fact_head SET position = 9');
  await owner(`INSERT INTO fact (position, day, player_id, topic, payload, created_at)
SELECT n, now()::date, 1, 'books.witness', '{"subject":"test","value":"x"}', now() FROM generate_series(3, 9) AS n`);
  await owner(`INSERT INTO fact_parked (reader, position, player_id, topic, payload, request_id, created_at, error)
SELECT r, n, 1001, 'books.witness', '{"subject":"test","value":"payload"}', 'req-' || n, now(), 'Error: =cmd()' FROM unnest(ARRAY['loose', 'strict']) AS r, generate_series(4, 5) AS n`);
});

const again = (reader: string, body: { position?: string } = {}, by = office.as.admin) =>
  by.call(desk.tryFactsAgain, { params: { reader }, body: { ...body, reason: 'mended' } });
const replay = (reader: string, from: string, to: string, by = office.as.admin) =>
  by.call(desk.replayFacts, { params: { reader }, body: { from, to, reason: 'taken out before' } });
const asked = () =>
  owner<{ reader: string; position: bigint }>(
    'SELECT reader, position FROM fact_parked WHERE again ORDER BY 1, 2',
  );
const acts = () =>
  owner<{ act: string; subject_id: string; after: string; reason: string; operator: string }>(
    `SELECT act, subject_id, after, reason, operator FROM audit_entry WHERE subject_kind = 'reader' ORDER BY position`,
  );
const refusedWith = (key: string) => expect.objectContaining({ key }) as Error;

test('what was put aside is listed with why and without its content, by reader and page by page', async () => {
  const { call, cookie } = office.as.auditor;
  const first = await call(desk.listParkedFacts, { query: { limit: '3' } });
  const rest = await call(desk.listParkedFacts, { query: { limit: '3', after: first.next! } });
  expect([...first.rows, ...rest.rows].map(({ reader, position }) => `${reader} ${position}`).sort()).toEqual(
    ['loose 4', 'loose 5', 'strict 4', 'strict 5'],
  );
  const ofOne = await call(desk.listParkedFacts, { query: { reader: 'strict' } });
  expect(ofOne.rows).toMatchObject([
    { position: '4', requestId: 'req-4', error: 'Error: =cmd()', again: false, inOrder: true },
    { position: '5' },
  ]);
  const file = await (await office.request('/office/api/parked-facts.csv', { headers: { cookie } })).text();
  expect(JSON.stringify(ofOne) + file).not.toContain('payload');
});

test('one fact is asked for again, or all of a reader, with an entry in the log in the same breath', async () => {
  expect(await again('loose', { position: '5' })).toEqual({ asked: 1 });
  expect(await asked()).toMatchObject([{ reader: 'loose', position: 5n }]);
  expect(await again('loose')).toEqual({ asked: 2 });
  const log = await acts();
  expect(log.slice(-2)).toMatchObject([
    { act: 'try.facts', subject_id: 'loose', after: '{"asked":1,"position":"5"}', reason: 'mended' },
    { act: 'try.facts', after: '{"asked":2}', operator: office.as.admin.name },
  ]);
});

test('what is not put aside, a reader there is none of, and one that is only right in order are refused, unlogged', async () => {
  const before = (await acts()).length;
  await expect(again('loose', { position: '7' })).rejects.toEqual(refusedWith('not_found'));
  await expect(again('nobody')).rejects.toEqual(refusedWith('not_found'));
  await expect(again('strict')).rejects.toEqual(refusedWith('only_in_order'));
  await expect(replay('strict', '4', '5')).rejects.toEqual(refusedWith('only_in_order'));
  await expect(replay('nobody', '4', '5')).rejects.toEqual(refusedWith('not_found'));
  await expect(replay('loose', '5', '4')).rejects.toEqual(refusedWith('range_not_read'));
  await expect(replay('loose', '2', '5')).rejects.toEqual(refusedWith('range_not_read'));
  await expect(replay('loose', '4', '9')).rejects.toEqual(refusedWith('conflict'));
  await expect(again('loose', {}, office.as.games)).rejects.toMatchObject({ status: 403 });
  await expect(replay('loose', '4', '5', office.as.auditor)).rejects.toMatchObject({ status: 403 });
  expect(await asked()).toEqual([]);
  expect(await acts()).toHaveLength(before);
});

test('of two who have a reader read again at once, one is told that it does already', async () => {
  const before = (await acts()).length;
  const tries = await Promise.allSettled([replay('loose', '4', '5'), replay('loose', '3', '8')]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'conflict' } });
  expect(await acts()).toHaveLength(before + 1);
  const { readers } = await office.as.admin.call(desk.houseHealth, {});
  expect(readers.find(({ name }) => name === 'loose')!.againTo).toMatch(/^[58]$/);
});

test('what is asked for and cannot be logged was never asked', async () => {
  await owner('ALTER TABLE audit_entry ADD CONSTRAINT refused CHECK (false) NOT VALID');
  await expect(again('loose')).rejects.toMatchObject({ status: 500 });
  await expect(replay('loose', '4', '5')).rejects.toMatchObject({ status: 500 });
  await owner('ALTER TABLE audit_entry DROP CONSTRAINT refused');
  expect(await asked()).toEqual([]);
  expect(await owner('SELECT name FROM fact_reader WHERE again_to IS NOT NULL')).toEqual([]);
});

test('a house without a process that runs jobs needs a person, and what was put aside does', async () => {
  const { needs } = await office.as.admin.call(desk.houseHealth, {});
  expect(needs).toEqual(
    expect.arrayContaining([
      { need: 'facts_parked', count: 4 },
      { need: 'no_worker', count: 1 },
    ]),
  );
});
