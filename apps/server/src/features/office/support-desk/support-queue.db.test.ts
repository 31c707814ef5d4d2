import * as desk from '@croupier/contract/office/support-desk';
import type { InputOf } from '@croupier/contract/kit';
import { listAudit } from '@croupier/contract/office/audit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { writeLetter } from './support-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());
beforeEach(() => office.site.owner.query('DELETE FROM support_request'));

type Query = InputOf<typeof desk.listSupportLetters>['query'];
const list = async (query: Query, by = office.as.support) =>
  (await by.call(desk.listSupportLetters, { query })).rows.map(({ number }) => number);
const age = (number: string, hours: number) =>
  office.site.owner.query(
    'UPDATE support_request SET created_at = now() - make_interval(hours => $2) WHERE number = $1',
    [number, hours],
  );
const take = (number: string, by = office.as.support) =>
  by.call(desk.takeSupportLetter, { params: { number } });

test('the queue is read oldest first and narrowed by state, topic, language, hands, age, number and reference', async () => {
  const player = await office.site.createPlayer();
  const [a, b, c, d] = [
    await writeLetter(player, { topic: 'game', language: 'en', reference: 'AbCd-1234' }),
    await writeLetter(office.site, { topic: 'bonus', language: 'ru' }),
    await writeLetter(office.site, { reference: 'abcd-9999' }),
    await writeLetter(office.site),
  ];
  await age(c, 30);
  await age(b, 2);
  await take(b);
  await take(c, office.as.admin);
  await office.as.support.call(desk.closeSupportLetter, { params: { number: d }, body: { reason: 'spam' } });
  expect(await list({})).toEqual([c, b, a, d]);
  expect(await list({ sort: '-createdAt' })).toEqual([d, a, b, c]);
  expect(await list({ state: 'waiting' })).toEqual([c, b, a]);
  expect(await list({ state: 'NEW' })).toEqual([a]);
  expect(await list({ state: 'CLOSED' })).toEqual([d]);
  expect(await list({ topic: 'game' })).toEqual([a]);
  expect(await list({ language: 'ru' })).toEqual([b]);
  expect(await list({ hands: 'free' })).toEqual([a]);
  expect(await list({ hands: 'mine' })).toEqual([b]);
  expect(await list({ hands: 'mine' }, office.as.admin)).toEqual([c]);
  expect(await list({ age: 'hour' })).toEqual([c, b]);
  expect(await list({ age: 'day' })).toEqual([c]);
  expect(await list({ age: 'week' })).toEqual([]);
  expect(await list({ text: 'ABCD' })).toEqual([c, a]);
  expect(await list({ text: 'abcd-1' })).toEqual([a]);
  expect(await list({ text: b })).toEqual([b]);
  expect(await list({ playerId: String(player.id) })).toEqual([a]);
  expect(await list({ topic: 'deposit', state: 'waiting' })).toEqual([c]);
});

test('pages follow each other without a gap, also where many were written in one instant', async () => {
  const numbers: string[] = [];
  for (let at = 0; at < 7; at += 1) numbers.push(await writeLetter(office.site));
  await office.site.owner.query('UPDATE support_request SET created_at = now()');
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await office.as.support.call(desk.listSupportLetters, {
      query: { limit: '2', ...(after && { after }) },
    });
    seen.push(...page.rows.map(({ number }) => number));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(numbers);
});

test('neither the list nor its file tells an address or what was written, and neither is an act', async () => {
  const { support, auditor } = office.as;
  const before = await auditor.call(listAudit, { query: { act: 'read.support-letter' } });
  await writeLetter(office.site, {
    email: 'secret.name@mail.example',
    message: '=HYPERLINK("https://evil.example")',
  });
  const page = await support.call(desk.listSupportLetters, { query: {} });
  const file = await office.request('/office/api/support.csv', { headers: { cookie: support.cookie } });
  const text = JSON.stringify(page) + (await file.text());
  expect(text).toContain('s•••@mail.example');
  expect(text).not.toMatch(/secret\.name|HYPERLINK/);
  expect(await auditor.call(listAudit, { query: { act: 'read.support-letter' } })).toEqual(before);
});

test('the sums say what waits, what is free, what is one’s own, and since when the oldest waits', async () => {
  const { support, admin, finance } = office.as;
  expect(await support.call(desk.supportQueue, {})).toEqual({ waiting: 0, free: 0, mine: 0, oldest: null });
  const [old, mine, theirs, closed] = [
    await writeLetter(office.site),
    await writeLetter(office.site),
    await writeLetter(office.site),
    await writeLetter(office.site),
  ];
  await age(old, 50);
  await age(closed, 90);
  await take(mine);
  await take(theirs, admin);
  await support.call(desk.closeSupportLetter, { params: { number: closed }, body: { reason: 'spam' } });
  const sums = await support.call(desk.supportQueue, {});
  expect(sums).toMatchObject({ waiting: 3, free: 1, mine: 1, oldest: { number: old } });
  const waitedMs = Date.now() - Date.parse(sums.oldest!.createdAt);
  expect(Math.round(waitedMs / 3_600_000)).toBe(50);
  await expect(finance.call(desk.supportQueue, {})).rejects.toMatchObject({ status: 403 });
});

test.each<[string, Record<string, string>]>([
  ['an unknown state', { state: 'LOST' }],
  ['a sign of LIKE', { text: 'abc%' }],
  ['a quote', { text: `1' OR '1'='1` }],
  ['a cursor that is not ours', { after: 'abc' }],
  ['a filter there is none of', { email: 'olena@mail.example' }],
])('%s is refused', async (_name, query) => {
  await expect(office.as.support.call(desk.listSupportLetters, { query })).rejects.toMatchObject({
    status: 400,
  });
});

test('no filter reads the whole table', async () => {
  const { owner } = office.site;
  await owner.query(`INSERT INTO support_request (id, sender, input_hash, topic, email, language, message, reference, state, created_at)
SELECT gen_random_uuid(), decode(repeat('ab', 32), 'hex'), decode(repeat('ab', 32), 'hex'),
  (ARRAY['game', 'bonus', 'other'])[1 + n % 3], 'a@b.cc', (ARRAY['ua', 'en'])[1 + n % 2], 'a letter of many',
  'ref-' || md5(n::text), (ARRAY['CLOSED', 'ANSWERED', 'ANSWERED', 'NEW'])[1 + n % 4], now() - make_interval(mins => n)
FROM generate_series(1, 20000) AS n`);
  await owner.query('ANALYZE support_request');
  const { listStatement } = await import('../../../platform/list-sql.ts');
  const { QUEUE_LIST } = await import('./support-desk-store.ts');
  for (const filters of [
    {},
    { state: 'waiting' },
    { state: 'CLOSED' },
    { topic: 'game' },
    { language: 'en' },
    { playerId: '1' },
    { text: 'ref-12' },
    { text: '12345' },
    { before: new Date(Date.now() - 86_400_000) },
    { freeAt: new Date() },
    { inHandsOf: 1n },
  ]) {
    const { text, values } = listStatement(QUEUE_LIST, filters, {
      sort: 'createdAt',
      after: null,
      limit: 51,
    });
    const plan = await owner.query<Record<string, string>>(`EXPLAIN ${text}`, values);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect([filters, lines]).toEqual([filters, expect.not.stringMatching(/Seq Scan on support_request/)]);
  }
});
