import { markInboxRead, readInbox } from '@croupier/contract/office/inbox';
import { closeOperator } from '@croupier/contract/office/operators';
import { findPlayer, notePlayer } from '@croupier/contract/office/player-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice, type TestOperator } from '../operators/office.fixture.ts';
import { about, stake, untilRead } from './player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const note = (by: TestOperator, id: bigint, text: string) => by.call(notePlayer, about(id, { text }));
const inboxOf = (who: TestOperator) => who.call(readInbox, {});
const allRead = async (who: TestOperator) => {
  const [newest] = (await inboxOf(who)).items;
  if (newest) await who.call(markInboxRead, { body: { id: newest.id, andOlder: true } });
};

test('who is mentioned is told once, where, and by whom; who mentions themselves or is gone, is not', async () => {
  const { risk, support, admin, games } = office.as;
  const { id } = await office.site.createPlayer();
  await admin.call(closeOperator, { params: { id: String(games.id) }, body: { reason: 'left the house' } });
  await note(
    risk,
    id,
    `@${support.name} please call them, @${support.name}! @${risk.name} @${games.name} saw it`,
  );
  const { unread, items } = await inboxOf(support);
  expect(unread).toBe(1);
  expect(items).toMatchObject([
    { kind: 'mention', subjectKind: 'player', subjectId: String(id), by: risk.name, isRead: false },
  ]);
  expect((await inboxOf(risk)).unread).toBe(0);
  const kept = await office.site.owner.query('SELECT FROM inbox_item');
  expect(kept).toHaveLength(1);
});

test('each reads their own: one item, or all up to what was shown, and what comes meanwhile stays unread', async () => {
  const { risk, support, auditor } = office.as;
  await allRead(support);
  const { id } = await office.site.createPlayer();
  for (let n = 0; n < 3; n += 1) await note(risk, id, `@${support.name} look at this ${n}`);
  const [newest, middle] = (await inboxOf(support)).items;
  await auditor.call(markInboxRead, { body: { id: newest!.id, andOlder: true } });
  expect((await inboxOf(support)).unread).toBe(3);
  await support.call(markInboxRead, { body: { id: newest!.id, andOlder: false } });
  expect((await inboxOf(support)).unread).toBe(2);
  await note(risk, id, `@${support.name} and this`);
  await support.call(markInboxRead, { body: { id: middle!.id, andOlder: true } });
  expect((await inboxOf(support)).unread).toBe(1);
  expect(await keyOf(support.call(markInboxRead, { body: { id: '0', andOlder: true } }))).toBe(
    '400 invalid_request',
  );
  expect(await keyOf(office.call(readInbox, {}))).toBe('401 unauthorised');
});

test('a note that is not written tells nobody', async () => {
  const { risk, support } = office.as;
  await allRead(support);
  expect(await keyOf(note(risk, 999_999_999n, `@${support.name} who is this`))).toBe('404 not_found');
  expect((await inboxOf(support)).unread).toBe(0);
});

test('a round’s request leads to the round, a deposit’s to the deposit', async () => {
  const player = await office.site.createPlayer({ balanceMinor: '100000' });
  const round = await stake(player);
  await untilRead(office);
  const { owner } = office.site;
  const requestOf = async (table: string) =>
    (
      await owner.query<{ id: string }>(
        `SELECT request_id AS id FROM ${table} WHERE player_id = $1 AND request_id IS NOT NULL LIMIT 1`,
        [player.id],
      )
    )[0]!.id;
  const found = async (text: string) =>
    (await office.as.support.call(findPlayer, { query: { text } })).players;
  const expected = { id: String(player.id), by: 'round', round };
  expect(await found(await requestOf('round'))).toMatchObject([expected]);
  expect(await found(round)).toMatchObject([expected]);
  const [{ request }] = (await owner.query<{ request: string }>(
    'SELECT gen_random_uuid()::text AS request',
  )) as [{ request: string }];
  await owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at,
  request_id) VALUES (gen_random_uuid(), $1, '\\x00', 100, 'UAH', 'real', 'en', 'FAILED', now(), now(), now(), $2)`,
    [player.id, request],
  );
  await owner.query(
    `INSERT INTO player_trace (month, player_id, request_id) VALUES (date_trunc('month', now()), $1, $2), (date_trunc('month', now()), $1, $2)`,
    [player.id, request],
  );
  expect(await found(request)).toMatchObject([{ id: String(player.id), by: 'payment', round: null }]);
});

test('months of traces are made ahead and dropped when they are over for long; what is in none is kept aside', async () => {
  const { owner, db } = office.site;
  const months = async () =>
    (
      await owner.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
WHERE i.inhparent = 'player_trace'::regclass ORDER BY 1`,
      )
    ).map(({ name }) => name);
  await owner.query(
    `CREATE TABLE player_trace_202001 PARTITION OF player_trace FOR VALUES FROM ('2020-01-01') TO ('2020-02-01')`,
  );
  const add = (month: string) =>
    owner.query('INSERT INTO player_trace (month, player_id, round_id) VALUES ($1, 1, gen_random_uuid())', [
      month,
    ]);
  await add('2020-01-01');
  await add('2019-12-01');
  await add('2099-01-01');
  expect(await months()).toContain('player_trace_202001');
  expect(await db.query('SELECT drop_trace_months(13) AS dropped')).toEqual([{ dropped: 1 }]);
  expect(await db.query('SELECT drop_trace_months(13) AS dropped')).toEqual([{ dropped: 0 }]);
  await db.query('SELECT make_trace_months(3)');
  const kept = await months();
  expect(kept).not.toContain('player_trace_202001');
  expect(kept).toHaveLength(5);
  expect(await owner.query('SELECT month::text FROM player_trace_default')).toEqual([
    { month: '2099-01-01' },
  ]);
  // The server reads and adds, by way of the whole, and changes nothing.
  await expect(db.query('DELETE FROM player_trace')).rejects.toThrow(/permission denied/);
  await expect(db.query(`SELECT FROM ${kept[0]}`)).rejects.toThrow(/permission denied/);
  await owner.query('DELETE FROM player_trace_default');
});
