import { listLetters } from '@croupier/contract/office/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatement } from '../../../platform/list-sql.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { LETTERS_LIST } from './letters-store.ts';

/** A house that has a mail server, if one that nobody answers at. */
let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice({ MAIL_URL: 'smtp://127.0.0.1:1', CROUPIER_ROLES: 'web,api,live,office' });
  await office.site.owner.query(
    `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at, given_up, sent_at) VALUES
('waits@mail.example', 'w', 'secret text', now(), now(), false, NULL),
('failed@mail.example', 'f', 'secret text', now(), now(), true, NULL),
('sent@mail.example', 's', NULL, now(), now(), false, now())`,
  );
});
afterAll(() => office.site.close());

test('where letters are handed over, neither their texts nor whole addresses are in the list or its file', async () => {
  const { call, cookie } = office.as.admin;
  const { rows } = await call(listLetters, { query: {} });
  expect(rows.map(({ recipient, body }) => [recipient, body]).sort()).toEqual([
    ['f•••@mail.example', null],
    ['s•••@mail.example', null],
    ['w•••@mail.example', null],
  ]);
  const file = await (await office.request('/office/api/letters.csv', { headers: { cookie } })).text();
  expect(file).toContain('w•••@mail.example');
  expect(file).not.toMatch(/waits@|secret/);
});

test.each([
  ['waiting', 'w'],
  ['failed', 'f'],
  ['sent', 's'],
] as const)('what is %s is found by its state, and by an index', async (state, subject) => {
  const { rows } = await office.as.auditor.call(listLetters, { query: { state } });
  expect(rows.map((row) => [row.state, row.subject])).toEqual([[state, subject]]);
  await office.site.owner.query('SET enable_seqscan = off');
  const { text, values } = listStatement(
    LETTERS_LIST,
    { state },
    { sort: '-createdAt', after: null, limit: 51 },
  );
  const plan = await office.site.owner.query<Record<string, string>>(`EXPLAIN ${text}`, values);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`letter_${state}`);
});
