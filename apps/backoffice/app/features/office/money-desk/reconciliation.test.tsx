import * as api from '@croupier/contract/office/money-desk';
import { DIFFERENCES } from '@croupier/domain/money/reconciliation';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-11-28T03:00:00.000Z';
const DIFFERENCE: api.MoneyDifference = {
  ...{
    id: '7',
    provider: 'sandbox',
    day: '2026-11-27',
    what: 'amount',
    flow: 'pay-in',
    odd: 'file',
    lines: 1,
  },
  reference: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  ledger: { amountMinor: '900719925474099312', currency: 'UAH' },
  file: { amountMinor: '5', currency: '<b>' },
  ...{ api: null, foundAt: AT, state: 'open', endedAt: null, note: null, claim: null },
};
const RUN = {
  ...{ id: '3', provider: 'sandbox', day: '2026-11-27', startedAt: AT, tookMs: 40 },
  ...{ ledgerLines: 10, fileLines: 11, apiLines: 9, unasked: 1, differences: 1 },
};
const held = { operatorId: '9', operator: 'Iryna', takenAt: AT, until: '2026-11-28T03:15:00.000Z' };

function one(change: Partial<api.MoneyDifference> = {}, me?: Parameters<typeof renderOffice>[2]) {
  const house = fakeNetwork();
  house.answers(api.readMoneyDifference, { ...DIFFERENCE, ...change });
  return { house, screen: renderOffice(house, '/money/queues/reconciliation/7', me) };
}

const text = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, ' ');
const nameOfClose = (screen: ReturnType<typeof renderOffice>) =>
  screen.text('money-desk.reconciliation.close.name');

test('the list shows what each of the three says, and under it the days that were compared', async () => {
  const house = fakeNetwork();
  house.answers(api.listMoneyDifferences, { rows: [DIFFERENCE], next: null });
  house.answers(api.reconciliationRuns, { runs: [RUN, { ...RUN, id: '2', differences: 0 }] });
  const screen = renderOffice(house, '/money/queues/reconciliation');
  await screen.findByText('5 <b>');
  await screen.findByText(screen.text('money-desk.reconciliation.runs.differs', { count: 1 }));
  screen.getByText(screen.text('money-desk.reconciliation.runs.agrees'));
});

test('without a difference and without a run it says so', async () => {
  const house = fakeNetwork();
  house.answers(api.listMoneyDifferences, { rows: [], next: null });
  house.answers(api.reconciliationRuns, { runs: [] });
  const screen = renderOffice(house, '/money/queues/reconciliation');
  await screen.findByText(screen.text('money-desk.reconciliation.empty'));
  screen.getByText(screen.text('money-desk.reconciliation.runs.never'));
});

test.each(DIFFERENCES)('one that is %s says what that means', async (what) => {
  const { screen } = one({ what });
  await screen.findByText(screen.text(`money-desk.reconciliation.means.${what}`));
});

test('one is closed once the dialog was told why', async () => {
  const { house, screen } = one();
  house.answers(api.closeMoneyDifference, { done: true });
  await screen.findByText((_, element) => text(element) === '9,007,199,254,740,993.12 UAH', {
    selector: 'span',
  });
  await screen.user.click(screen.getByRole('button', { name: nameOfClose(screen) }));
  const act = screen.getByRole('dialog');
  expect(act.textContent).toContain(screen.text('money-desk.reconciliation.close.second'));
  await screen.user.type(within(act).getByRole('textbox'), 'the provider wrote');
  await screen.user.click(within(act).getByRole('button', { name: nameOfClose(screen) }));
  await expect
    .poll(() => house.asked(api.closeMoneyDifference).map(({ body }) => body))
    .toEqual([{ id: '7', reason: 'the provider wrote' }]);
});

test('what somebody else has in hand waits for them, and who may only look closes nothing', async () => {
  const { screen } = one({ claim: held });
  const button = await screen.findByRole('button', { name: nameOfClose(screen) });
  expect(button).toHaveProperty('disabled', true);
  screen.unmount();
  const other = one({}, { permissions: ['use.office', 'read.money'] }).screen;
  await other.findByText(other.text('money-desk.reconciliation.means.amount'));
  expect(other.queryByRole('button', { name: nameOfClose(other) })).toBeNull();
});

test('one that is closed or gone says so, and is not closed again', async () => {
  const { screen } = one({ state: 'closed', endedAt: AT, note: 'the provider wrote' });
  await screen.findByText('the provider wrote');
  expect(screen.queryByRole('button', { name: nameOfClose(screen) })).toBeNull();
});
