import { randomUUID } from 'node:crypto';
import { answerAml, listAml, readAml } from '@croupier/contract/office/aml-desk';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import {
  answer,
  caseOf,
  deposit,
  judge,
  newPlayer,
  payOut,
  rowOf,
  stakeEuros,
  text,
  today,
} from './aml-desk.fixture.ts';
import { DAY_PLAYERS, PAYMENTS, SHARED } from './aml-facts-store.ts';
import { saveDay } from './case-store.ts';
import { gatherFacts } from './gather-facts.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

test('queues a flagged day with its numbers and payments, and no ordinary day', async () => {
  const [loud, quiet] = [await newPlayer(office), await newPlayer(office)];
  const payments = [await deposit(office, loud, 900), await deposit(office, loud, 1_200)];
  await deposit(office, quiet, 100);
  await judge(office);
  expect(await rowOf(office, loud)).toMatchObject({
    ...{ score: 2, level: 'low', lastDay: today, flags: ['deposits-linked'], state: 'new', by: null },
  });
  expect(await rowOf(office, quiet)).toBeUndefined();
  const found = await caseOf(office, loud);
  expect(found.days).toEqual([
    {
      ...{ day: today, score: 2, isDecided: false, flaggedAt: expect.any(String) },
      reasons: [
        {
          flag: 'deposits-linked',
          value: 210_000,
          from: 200_000,
          payments: expect.arrayContaining(payments),
        },
      ],
    },
  ]);
  expect(found.payments.map(({ way, amountMinor, state }) => [way, amountMinor, state]).sort()).toEqual([
    ['in', '120000', 'PAID'],
    ['in', '90000', 'PAID'],
  ]);
  expect(await caseOf(office, quiet)).toMatchObject({ days: [], state: null });
});

test('keeps what was said first when a day is judged again', async () => {
  const player = await newPlayer(office);
  await deposit(office, player, 2_000);
  await judge(office);
  const before = await caseOf(office, player);
  await deposit(office, player, 500);
  await judge(office);
  expect((await caseOf(office, player)).days).toEqual(before.days);
});

test('judges neither play money nor what was never paid or went back', async () => {
  const player = await newPlayer(office);
  for (const state of ['CREATED', 'FAILED', 'LATE', 'RETURNED'])
    await deposit(office, player, 3_000, { state });
  await deposit(office, player, 3_000, { kind: 'play' });
  await judge(office);
  expect(await rowOf(office, player)).toBeUndefined();
});

test('holds pay-outs against what the ledger has of stakes', async () => {
  const [through, played] = [await newPlayer(office), await newPlayer(office)];
  for (const player of [through, played]) await deposit(office, player, 300, { time: '00:00:00' });
  await stakeEuros(office, played, 300);
  for (const player of [through, played]) await payOut(office, player, 150);
  await judge(office);
  expect((await rowOf(office, through))?.flags).toEqual(['out-without-play']);
  expect(await rowOf(office, played)).toBeUndefined();
});

test('flags a card that another account pays by or is paid out to', async () => {
  const [first, second, third] = [await newPlayer(office), await newPlayer(office), await newPlayer(office)];
  const mark = `card_${randomUUID()}`;
  await deposit(office, first, 20, { mark });
  await deposit(office, second, 20, { mark, state: 'FAILED' });
  await payOut(office, third, 10, mark);
  const facts = await gatherFacts(office.site.db, first.id, today);
  expect(facts?.shared).toEqual([{ mark, accounts: 2 }]);
  await judge(office);
  expect((await rowOf(office, first))?.flags).toEqual(['shared-methods']);
});

test('closes a case by what was seen, and opens it again with the next flagged day', async () => {
  const player = await newPlayer(office);
  await deposit(office, player, 2_000);
  await judge(office);
  expect(await answer(office, player, 'note')).toEqual({ done: true });
  expect(await rowOf(office, player)).toMatchObject({ state: 'new', score: 2, by: office.as.risk.name });
  const { seen } = await caseOf(office, player);
  expect(await answer(office, player, 'cleared', { seen })).toEqual({ done: true });
  expect(await rowOf(office, player)).toMatchObject({ state: 'cleared', score: 0, level: null });
  // What was seen before is not what is there now, and nothing is left to clear.
  expect(await keyOf(answer(office, player, 'reported', { seen }))).toBe('409 conflict');
  expect(await keyOf(answer(office, player, 'cleared'))).toBe('409 conflict');
  await flagDay(player.id, '2026-01-05');
  expect(await rowOf(office, player)).toMatchObject({ state: 'again', score: 9, level: 'high' });
  expect(await answer(office, player, 'reported')).toEqual({ done: true });
  expect(await rowOf(office, player)).toMatchObject({ state: 'reported', score: 0 });
  const { acts, days } = await caseOf(office, player);
  expect(acts.map(({ act, reference }) => [act, reference])).toEqual([
    ['reported', 'SAR 2026/14'],
    ['cleared', null],
    ['note', null],
  ]);
  expect(days.every(({ isDecided }) => isDecided)).toBe(true);
});

const flagDay = (playerId: bigint, day: string) =>
  saveDay(office.site.db, {
    ...{ playerId, day, flaggedAt: new Date(), score: 9 },
    reasons: [{ flag: 'structuring', value: 4, from: 3, payments: [] }],
  });

test('clears once when two people press at the same moment', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  const { seen } = await caseOf(office, player);
  const { both } = await office.site.db.transaction(async (tx) => {
    await lockPlayer(tx, player.id);
    const both = [0, 1].map(() => keyOf(answer(office, player, 'cleared', { seen })));
    await untilWaitingForLocks(office.site.owner, 2);
    return { both };
  });
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
  expect((await caseOf(office, player)).acts).toHaveLength(1);
});

test('refuses a decision when a day was flagged since it was seen', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  const { seen } = await caseOf(office, player);
  await flagDay(player.id, '2026-01-06');
  expect(await keyOf(answer(office, player, 'cleared', { seen }))).toBe('409 conflict');
  expect(await rowOf(office, player)).toMatchObject({ state: 'new', score: 18 });
});

test('narrows the queue by state, level and flag', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  const asked = async (query: object) =>
    (await office.as.risk.call(listAml, { query: { player: String(player.id), ...query } as never })).rows
      .length;
  expect(await asked({ state: 'new', level: 'high', flag: 'structuring' })).toBe(1);
  expect(await asked({ state: 'cleared' })).toBe(0);
  expect(await asked({ level: 'low' })).toBe(0);
  expect(await asked({ flag: 'quick-out' })).toBe(0);
});

test('logs each look and act once under the case, which no page of the player shows', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  await caseOf(office, player);
  await caseOf(office, player);
  await answer(office, player, 'cleared');
  const log = await office.site.owner.query(
    `SELECT subject_kind AS kind, act, reason FROM audit_entry WHERE subject_id = $1 AND act LIKE '%aml%' ORDER BY position`,
    [String(player.id)],
  );
  expect(log).toEqual([
    { kind: 'aml-case', act: 'read.aml', reason: null },
    { kind: 'aml-case', act: 'judge.aml', reason: text },
  ]);
});

test('lets no other role see or answer it', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  const params = { id: String(player.id) };
  const note = { params, body: { act: 'note' as const, text } };
  for (const role of SHIPPED_ROLES) {
    const { call } = office.as[role];
    const sees = ['risk', 'admin', 'auditor'].includes(role) ? 'answered' : '403 forbidden';
    const acts = ['risk', 'admin'].includes(role) ? 'answered' : '403 forbidden';
    expect([role, await keyOf(call(listAml, { query: {} as never }))]).toEqual([role, sees]);
    expect([role, await keyOf(call(readAml, { params }))]).toEqual([role, sees]);
    expect([role, await keyOf(call(answerAml, note))]).toEqual([role, acts]);
  }
  expect(await keyOf(player.call(readAml, { params }))).not.toBe('answered');
});

test('answers of nobody that there is none', async () => {
  for (const id of ['999999999', '9999999999999999999']) {
    expect(await keyOf(office.as.risk.call(readAml, { params: { id } }))).toBe('404 not_found');
    expect(await keyOf(office.as.risk.call(answerAml, { params: { id }, body: { act: 'note', text } }))).toBe(
      '404 not_found',
    );
  }
});

test('lets nothing of a case be changed or deleted by the server', async () => {
  const player = await newPlayer(office);
  await flagDay(player.id, today);
  await answer(office, player, 'cleared');
  for (const change of [
    'UPDATE aml_day SET score = 1',
    'DELETE FROM aml_day',
    `UPDATE aml_act SET text = 'nothing'`,
    'DELETE FROM aml_act',
  ])
    await expect(office.site.db.query(change)).rejects.toThrow(/permission denied/);
});

test('reads along indexes', async () => {
  const player = await newPlayer(office);
  const plan = (query: string, values: unknown[]) =>
    office.site.owner.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const now = new Date();
  expect(await plan(DAY_PLAYERS, [today, 0n, 50])).not.toContain('Seq Scan');
  expect(await plan(PAYMENTS, [player.id, now, now, ['FAILED']])).not.toContain('Seq Scan');
  expect(await plan(SHARED, [player.id, ['card_a']])).not.toContain('Seq Scan');
});
