import { randomUUID } from 'node:crypto';
import {
  MESSAGE_STATES,
  outboxLists,
  previewNotice,
  readMessage,
} from '@croupier/contract/office/outbox-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatement } from '../../../platform/list-sql.ts';
import { shippedBody } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { listsOf } from './outbox-desk-store.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
let house: TestOffice;
beforeAll(async () => {
  house = await startTestOffice({ CROUPIER_ROLES: 'web,api,live,office' });
  await house.site.owner.query(
    `INSERT INTO letter (recipient, subject, body, html, created_at, next_attempt_at, given_up, sent_at, withdrawn) VALUES
('waits@mail.example', 'w', 'secret text', '<p>secret</p>', now(), now(), false, NULL, false),
('failed@mail.example', 'f', NULL, NULL, now(), now(), true, NULL, false),
('ended@mail.example', 'e', NULL, NULL, now(), now(), true, NULL, true),
('sent@mail.example', 's', NULL, NULL, now(), now(), false, now(), false)`,
  );
  await house.site.owner.query(
    `INSERT INTO sms (id, recipient, body, segments, created_at, next_attempt_at, expires_at)
VALUES ($1, '+380501234567', 'Your code', 1, now(), now(), now())`,
    [UUID],
  );
});
afterAll(() => house.site.close());

test('in a house on trial everything that was written is read here, whatever way it goes', async () => {
  const { call } = house.as.admin;
  const [waiting] = (await call(outboxLists.email, { query: { state: 'waiting' } })).rows;
  expect(waiting).toMatchObject({ recipient: 'waits@mail.example', subject: 'w' });
  const params = { way: 'email', id: waiting!.id } as const;
  expect(await call(readMessage, { params })).toMatchObject({ body: 'secret text', html: '<p>secret</p>' });
  const [sms] = (await call(outboxLists.sms, { query: {} })).rows;
  expect(sms).toMatchObject({ id: UUID, recipient: '+380501234567', subject: null, state: 'waiting' });
  expect(await call(readMessage, { params: { way: 'sms', id: UUID } })).toMatchObject({ body: 'Your code' });
  for (const way of ['push', 'telegram'] as const)
    expect((await call(outboxLists[way], { query: { state: 'waiting' } })).rows).toEqual([]);
  for (const id of ['999999', UUID])
    await expect(call(readMessage, { params: { way: 'email', id } })).rejects.toMatchObject({
      key: 'not_found',
    });
});

test.each([
  ['waiting', 'w'],
  ['failed', 'f'],
  ['sent', 's'],
  ['withdrawn', 'e'],
] as const)('letters that are %s are found by their state, and by an index', async (state, subject) => {
  const { rows } = await house.as.auditor.call(outboxLists.email, { query: { state } });
  expect(rows.map((row) => [row.state, row.subject])).toEqual([[state, subject]]);
  const { text, values } = listStatement(
    listsOf(false).email,
    { state },
    { sort: '-createdAt', after: null, limit: 51 },
  );
  const plan = await house.site.owner.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query<Record<string, string>>(`EXPLAIN ${text}`, values);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(
    `letter_${state === 'withdrawn' ? 'failed' : state}`,
  );
});

test.each(['sms', 'telegram'] as const)(
  'an offer by %s that may not go any more was withdrawn, and has not failed',
  async (way) => {
    const { owner, createPlayer } = house.site;
    const [[gone, refused], { id: player }] = [[randomUUID(), randomUUID()], await createPlayer()];
    const linked =
      'INSERT INTO telegram_chat (player_id, chat_id, linked_at) VALUES ($1::bigint, $1::bigint, now())';
    if (way === 'telegram') await owner.query(linked, [player]);
    const plant = {
      sms: 'INSERT INTO sms (recipient, segments, id, given_up, withdrawn, created_at, next_attempt_at, expires_at)',
      telegram:
        'INSERT INTO telegram_message (chat_id, attempts, id, given_up, withdrawn, created_at, next_attempt_at, expires_at)',
    }[way];
    const to = { sms: '+380501234568', telegram: String(player) }[way];
    for (const [id, isWithdrawn] of [
      [gone, true],
      [refused, false],
    ] as const)
      await owner.query(`${plant} VALUES ($1, 1, $2, true, $3, now(), now(), now())`, [to, id, isWithdrawn]);
    const found = async (state: 'withdrawn' | 'failed') =>
      (await house.as.admin.call(outboxLists[way], { query: { state } })).rows.map((row) => [
        row.id,
        row.state,
      ]);
    expect(await found('withdrawn')).toEqual([[gone, 'withdrawn']]);
    expect(await found('failed')).toEqual([[refused, 'failed']]);
  },
);

test('the lists of a real house can be asked, too', async () => {
  for (const list of Object.values(listsOf(false)))
    for (const state of MESSAGE_STATES) {
      const { text, values } = listStatement(list, { state }, { sort: 'createdAt', after: null, limit: 2 });
      expect(Array.isArray(await house.site.db.query(text, values))).toBe(true);
    }
});

test('words that somebody is writing are seen as a letter before they hold, in any language and house', async () => {
  const { texts } = (await shippedBody('notice', 'deposit-paid'))!;
  const text = { ...texts.en, title: 'Safe & sound <b>' };
  const wanted = { kind: 'deposit-paid', text, language: 'en', brand: 'toro', region: 'EU' } as const;
  const { call } = house.as.marketing;
  const seen = await call(previewNotice, { body: wanted });
  expect(seen).toMatchObject({ title: 'Safe & sound <b>', category: 'money' });
  expect(seen.text).toContain('€1,250.50');
  expect(seen.html).toContain('Safe &amp; sound &lt;b&gt;');
  const inKazakh = { ...wanted, text: texts.kk, language: 'kk' } as const;
  expect((await call(previewNotice, { body: inKazakh })).html).toContain('lang="kk"');
  const unfilled = { ...wanted, text: { ...text, title: '{nickname}' } };
  await expect(call(previewNotice, { body: unfilled })).rejects.toMatchObject({ key: 'draft_not_whole' });
  const half = { ...wanted, text: { title: 'x' } as never };
  await expect(call(previewNotice, { body: half })).rejects.toMatchObject({ key: 'invalid_request' });
});

test('where letters are handed over, neither what they say nor whole addresses are told, in the list, its file or one by one', async () => {
  const handing = await startTestOffice({
    MAIL_URL: 'smtp://127.0.0.1:1',
    CROUPIER_ROLES: 'web,api,live,office',
  });
  await handing.site.owner.query(
    `INSERT INTO letter (recipient, subject, body, html, created_at, next_attempt_at)
VALUES ('waits@mail.example', 'w', 'secret text', '<p>secret</p>', now(), now())`,
  );
  const { call, cookie } = handing.as.admin;
  const [letter] = (await call(outboxLists.email, { query: {} })).rows;
  expect(letter?.recipient).toBe('w•••@mail.example');
  const params = { way: 'email', id: letter!.id } as const;
  expect(await call(readMessage, { params })).toMatchObject({ body: null, html: null });
  const file = await (await handing.request('/office/api/outbox/email.csv', { headers: { cookie } })).text();
  expect(file).toContain('w•••@mail.example');
  expect(file).not.toMatch(/waits@|secret/);
  await handing.site.close();
});
