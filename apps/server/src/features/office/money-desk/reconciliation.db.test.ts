import * as api from '@croupier/contract/office/money-desk';
import { matchDay, type MoneyLine } from '@croupier/domain/money/reconciliation';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { insertRun, saveDifferences } from '../../money/reconciliation/reconciliation-store.ts';
import { startTestOffice } from '../operators/office.fixture.ts';
import { actsOf } from './money-desk.fixture.ts';

const office = await startTestOffice();
const { site, as } = office;
const { finance, admin, auditor, support } = as;
afterAll(() => site.close());

const DAY = '2026-11-27';
const RUN = { provider: 'sandbox', day: DAY, startedAt: new Date(), tookMs: 12 };

/** A run of the day that found what the file has and nobody else, and did not find what was found before. */
async function found(...file: MoneyLine[]): Promise<void> {
  const differences = matchDay({ ledger: [], file, api: [] });
  await site.db.transaction(async (tx) => {
    const runId = await insertRun(tx, {
      ...{ ...RUN, ledgerLines: 0, fileLines: file.length, apiLines: 0, unasked: 0 },
      differences: differences.length,
    });
    await saveDifferences(tx, { provider: 'sandbox', day: DAY, runId, now: new Date() }, differences);
  });
}

const extra = (reference: string = randomUUID()): MoneyLine => ({
  ...{ flow: 'pay-in', reference, amountMinor: 12_345n, currency: 'XXX' },
});
const open = async () => (await finance.call(api.listMoneyDifferences, { query: { state: 'open' } })).rows;
const close = (id: string, by = finance) =>
  keyOf(by.call(api.closeMoneyDifference, { body: { id, reason: 'the provider has taken it back' } }));
const moneyOfAll = () => site.owner.query('SELECT sum(amount_minor) FROM ledger_account');

test('what differs waits in its queue with what each of the three says, and its runs are told', async () => {
  const line = extra();
  await found(line);
  expect(await open()).toMatchObject([
    {
      ...{ what: 'extra', odd: 'file', flow: 'pay-in', reference: line.reference, day: DAY, lines: 1 },
      ...{ ledger: null, api: null, file: { amountMinor: '12345', currency: 'XXX' }, state: 'open' },
    },
  ]);
  const { queues } = await finance.call(api.moneyQueues, {});
  expect(queues).toContainEqual(expect.objectContaining({ queue: 'reconciliation', waiting: 1, taken: 0 }));
  const { runs } = await auditor.call(api.reconciliationRuns, {});
  expect(runs[0]).toMatchObject({ day: DAY, provider: 'sandbox', fileLines: 1, differences: 1 });
  expect(await keyOf(support.call(api.listMoneyDifferences, { query: {} }))).toBe('403 forbidden');
});

test('one is taken in hand, closed once with a reason, and moves no money', async () => {
  await found(extra());
  const [row] = await open();
  const { id } = row!;
  const before = await moneyOfAll();
  expect(await close(id, auditor)).toBe('403 forbidden');
  await admin.call(api.takeMoneyDifference, { body: { id } });
  expect(await close(id)).toBe('409 item_taken');
  await admin.call(api.giveBackMoneyDifference, { body: { id } });
  const both = await Promise.all([close(id), close(id)]);
  expect(both.sort()).toEqual(['409 conflict', 'answered']);
  expect(await finance.call(api.readMoneyDifference, { params: { id } })).toMatchObject({
    ...{ state: 'closed', note: 'the provider has taken it back' },
  });
  expect(await keyOf(finance.call(api.takeMoneyDifference, { body: { id } }))).toBe('409 conflict');
  expect(await moneyOfAll()).toEqual(before);
  expect((await actsOf(office, 'money-difference', id)).map(({ act }) => act)).toEqual([
    'take.money-difference',
    'give-back.money-difference',
    'close.money-difference',
  ]);
});

test('what a later run saw no more is gone, and waits for nobody', async () => {
  await found(extra());
  const [row] = await open();
  await found();
  expect(await open()).toEqual([]);
  expect(await close(row!.id)).toBe('409 conflict');
  const gone = await finance.call(api.listMoneyDifferences, { query: { state: 'gone', day: DAY } });
  expect(gone.rows.map(({ id }) => id)).toContain(row!.id);
});

test('there is none of a number that no difference has', async () => {
  for (const id of ['999999', '9223372036854775808']) {
    expect(await close(id)).toBe('404 not_found');
    expect(await keyOf(finance.call(api.takeMoneyDifference, { body: { id } }))).toBe('404 not_found');
    expect(await keyOf(finance.call(api.readMoneyDifference, { params: { id } }))).toBe('404 not_found');
  }
});
