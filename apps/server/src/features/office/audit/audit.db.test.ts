import { listAudit } from '@croupier/contract/office/audit';
import * as api from '@croupier/contract/office/operators';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { auditBooks } from './audit-books.ts';
import { createAuditLinks } from './audit-link.ts';
import { createRecordAct, HOUSE_COMMAND } from './record-act.ts';

const SEED_KEY = '8'.repeat(64);

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice({ SEED_KEY })));
afterAll(() => office.site.close());

const key = [Buffer.from(SEED_KEY, 'hex')] as const;
const record = createRecordAct({ clock: { now: () => new Date() }, ...createAuditLinks(key) });
const write = (act: string, id: string) =>
  office.site.db.transaction((tx) =>
    record(tx, HOUSE_COMMAND, { act, subject: ['thing', id], after: { sumMinor: 5n }, reason: 'a test' }),
  );

/** What a walk over the log finds, where the owner of the database has planted something and takes it back. */
async function walkAfter(plant?: string): Promise<object | undefined> {
  let found: object | undefined;
  const planted = office.site.owner.transaction(async (tx: Tx) => {
    if (plant) await tx.query(plant);
    found = await auditBooks(key).walk(tx, () => {});
    throw new Error('taken back');
  });
  await planted.catch((error: Error) => expect(error.message).toBe('taken back'));
  return found;
}

test('what is written at the same time stands one after the other, without a gap', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => write('count.things', String(number))));
  expect(await walkAfter()).toBeUndefined();
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'count.things', limit: '100' } });
  expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(20);
  expect(rows[0]!.after).toEqual({ sumMinor: '5' });
});

test('what was not done is not in the log', async () => {
  const failed = office.site.db.transaction(async (tx) => {
    await record(tx, HOUSE_COMMAND, { act: 'never.done', subject: ['thing', '1'] });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await walkAfter()).toBeUndefined();
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'never.done' } });
  expect(rows).toEqual([]);
});

test.each([
  [`UPDATE audit_entry SET reason = 'another' WHERE position = 3`, { entry: '3', is: 'changed' }],
  [`UPDATE audit_entry SET operator = 'somebody' WHERE position = 1`, { entry: '1', is: 'changed' }],
  [`UPDATE audit_entry SET at = at + interval '1 day' WHERE position = 2`, { entry: '2', is: 'changed' }],
  [`UPDATE audit_entry SET after = '{}' WHERE position = 4`, { entry: '4', is: 'changed' }],
  [`DELETE FROM audit_entry WHERE position = 5`, { entry: '5', is: 'missing' }],
  [
    `DELETE FROM audit_entry WHERE position = (SELECT max(position) FROM audit_entry)`,
    { is: 'missing at the end' },
  ],
  [
    `INSERT INTO audit_entry SELECT position + 1, at, operator_id, operator, act, subject_kind, subject_id, before, after, reason,
     request_id, address, hash FROM audit_entry ORDER BY position DESC LIMIT 1`,
    { is: 'changed' },
  ],
  [`DELETE FROM audit_head`, { head: 'missing' }],
])('verification names what the owner of the database did: %s', async (plant, found) => {
  await write('count.things', 'more');
  expect(await walkAfter(plant)).toMatchObject(found);
  expect(await walkAfter()).toBeUndefined();
});

test('the server itself may change and take away nothing of it', async () => {
  for (const statement of [
    `UPDATE audit_entry SET reason = 'another'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'DELETE FROM audit_head',
  ])
    await expect(office.site.db.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the log is read by who may, page by page and by what was asked for; as a file, too', async () => {
  expect(await keyOf(office.as.support.call(listAudit, { query: {} }))).toBe('403 forbidden');
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const query = { act: 'count.things', limit: '7', ...(after && { after }) };
    const { rows, next } = await office.as.auditor.call(listAudit, { query });
    seen.push(...rows.map(({ position }) => position));
    if (next === null) break;
    after = next;
  }
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => Number(other) - Number(one)));
  expect(seen.length).toBeGreaterThan(20);
  const file = await office.request('/office/api/audit.csv?act=count.things', {
    headers: { cookie: office.as.auditor.cookie },
  });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(seen.length + 1);
  for (const query of ['after=eHg', 'from=2026-02-31', 'sort=reason', 'limit=1000', 'other=1'])
    expect((await office.request(`/office/api/audit?${query}`, { headers: { cookie: office.as.auditor.cookie } })).status).toBe(400); // prettier-ignore
});

test('a cell of a file that begins like a formula is text', async () => {
  const body = {
    key: randomUUID(),
    email: 'formula@office.example',
    name: `=HYPERLINK("https://evil")`,
    role: 'support',
    reason: '+1 hired',
  };
  await office.as.admin.call(api.inviteOperator, { body });
  const cookie = office.as.admin.cookie;
  const file = await (await office.request('/office/api/operators.csv', { headers: { cookie } })).text();
  expect(file).toContain(`'=HYPERLINK`);
  expect(file).not.toMatch(/(^|,|")=HYPERLINK/m);
});
