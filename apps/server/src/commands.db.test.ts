import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from './features/office/audit/feature.ts';
import { managePaymentFindings } from './features/money/payments/feature.ts';
import { figuresDesk } from './features/office/figures/feature.ts';
import { operatorDesk } from './features/office/operators/feature.ts';
import { blockAccounts } from './features/people/blocks/feature.ts';
import { createCommandLog } from './operator.ts';
import { manageFacts } from './platform/facts/manage-facts.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

const SEED_KEY = '7'.repeat(64);
const now = () => new Date();
const record = createCommandLog({ SEED_KEY });
const without = createCommandLog({ DATABASE_URL: 'postgres://nowhere' });

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ SEED_KEY })));
afterAll(() => site.close());

const entriesOf = (subjectId: string) =>
  site.owner.query<{ act: string; operator: string; reason: string | null; after: string | null }>(
    'SELECT act, operator, reason, after FROM audit_entry WHERE subject_id = $1 ORDER BY position',
    [subjectId],
  );
const operator = `command line: ${userInfo().username}`;

test('what a command changes is in the log as the machine knows who ran it; what it refuses is not', async () => {
  const { id } = await site.createPlayer();
  const accounts = blockAccounts(site.db, now, record);
  expect(await accounts.block(id, 'forged documents')).toBeUndefined();
  expect(await accounts.block(id, 'forged documents')).toMatch(/already/);
  expect(await accounts.unblock(id)).toBeUndefined();
  const figures = figuresDesk(site.db, record);
  await figures.markTest(id, true, () => {});
  await figures.markTest(999_999n, true, () => {});
  expect(await entriesOf(String(id))).toMatchObject([
    { act: 'block.player', operator, reason: 'forged documents' },
    { act: 'unblock.player', operator },
    { act: 'mark.test-account', operator },
  ]);
  expect(await entriesOf('999999')).toEqual([]);
});

test('payments: the note is the reason, once', async () => {
  const { id: player } = await site.createPlayer();
  const [payIn, event] = [randomUUID(), randomUUID()];
  const columns = `id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at`;
  await site.owner.query(
    `INSERT INTO pay_in (${columns}) VALUES ($1, $2, sha256('x'), 100, 'UAH', 'real', 'en', 'EXPIRED', now(), now(), now())`,
    [payIn, player],
  );
  await site.owner.query(
    `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at) VALUES ($1, $2, 'pay-in.paid', 'ignored', now())`,
    [event, payIn],
  );
  const [finding] = await site.owner.query<{ id: bigint }>(
    `INSERT INTO payment_finding (kind, pay_in_id, event_id, type, provider_payment_id, found_at)
VALUES ('late', $1, $2, 'pay-in.paid', 'p', now()) RETURNING id`,
    [payIn, event],
  );
  const desk = managePaymentFindings(site.db, now, record);
  const answers = await Promise.all(['sent back', 'sent back'].map((note) => desk.close(finding!.id, note)));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(await entriesOf(String(finding!.id))).toMatchObject([
    { act: 'close.payment-finding', operator, reason: 'sent back' },
  ]);
});

test('readers of facts: what is asked of one, and that one is forgotten', async () => {
  await site.owner.query(
    `INSERT INTO fact_reader (name, position, in_order) VALUES ('old-one', 0, false) ON CONFLICT DO NOTHING`,
  );
  const desk = manageFacts(site.owner, record);
  expect(await desk.again('old-one')).toBe(0);
  expect(await desk.again('no-such-reader')).toMatch(/no reader/);
  expect(await desk.forget('old-one')).toBeUndefined();
  expect(await desk.forget('old-one')).toMatch(/no reader/);
  expect((await entriesOf('old-one')).map(({ act }) => act)).toEqual(['try.facts', 'forget.reader']);
  expect(await entriesOf('no-such-reader')).toEqual([]);
});

test('an invitation by a command is in the log, and its link is not', async () => {
  const desk = operatorDesk(
    { db: site.db, clock: { now } },
    { seedKey: [Buffer.from(SEED_KEY, 'hex')], officeUrl: 'https://office.example' },
  );
  const invitation = { email: 'first@office.example', name: 'The First', role: 'admin', reason: 'begins' };
  const made = await desk.invite(invitation);
  if (typeof made === 'string') throw new Error(made);
  const token = made.link.split('#')[1]!;
  const entries = await site.owner.query<{ line: string }>(
    `SELECT e::text AS line FROM audit_entry e WHERE act = 'invite.operator'`,
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]!.line).not.toContain(token);
});

test('what cannot be written into the log is not done', async () => {
  const { id } = await site.createPlayer();
  await expect(blockAccounts(site.db, now, without).block(id, 'forged documents')).rejects.toThrow(
    /SEED_KEY/,
  );
  expect(await site.db.query('SELECT FROM player_block WHERE player_id = $1', [id])).toEqual([]);
});

test('the chain of what commands wrote is whole', async () => {
  const found = await site.owner.transaction((tx) =>
    auditBooks([Buffer.from(SEED_KEY, 'hex')]).walk(tx, () => {}),
  );
  expect(found).toBeUndefined();
});
