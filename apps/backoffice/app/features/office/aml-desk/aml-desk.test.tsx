import { answerAml, listAml, readAml, type AmlCase, type AmlRow } from '@croupier/contract/office/aml-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ROW: AmlRow = {
  ...{ id: '1001', nickname: 'brother', score: 5, level: 'middle', lastDay: '2026-11-22', state: 'new' },
  ...{ flags: ['deposits-linked', 'shared-methods'], by: null, at: null },
};
const CASE: AmlCase = {
  ...{ id: '1001', nickname: 'brother', openedAt: '2026-11-01T10:00:00.000Z', score: 5, level: 'middle' },
  ...{ state: 'new', seen: '7.0', acts: [] },
  days: [
    {
      ...{ day: '2026-11-22', flaggedAt: '2026-11-23T01:10:00.000Z', score: 5, isDecided: false },
      reasons: [
        { flag: 'deposits-linked', value: 210_050, from: 200_000, payments: ['a'] },
        { flag: 'shared-methods', value: 2, from: 1, payments: ['a'] },
      ],
    },
  ],
  payments: [
    {
      ...{ id: 'a', way: 'in', at: '2026-11-22T10:00:00.000Z', amountMinor: '210050', currency: 'EUR' },
      ...{ mask: '•••• 4242', state: 'PAID' },
    },
    {
      ...{ id: 'b', way: 'out', at: '2026-11-22T12:00:00.000Z', amountMinor: '100', currency: 'EUR' },
      ...{ mask: null, state: 'IN_REVIEW' },
    },
  ],
};

function desk(found: AmlCase = CASE) {
  const house = fakeNetwork();
  house.answers(listAml, { rows: [ROW], next: null });
  house.answers(readAml, found);
  house.answers(answerAml, { done: true });
  return house;
}

test('shows the flags of a player with their numbers and the payments behind them', async () => {
  const screen = renderOffice(desk(), '/aml/1001');
  await screen.findByText(/2,100\.50.EUR \(threshold: 2,000\.00.EUR\)/);
  await screen.findByText(/2 \(threshold: 1\)/);
  const payments = screen.getByRole('region', { name: screen.text('aml-desk.payments.title') });
  expect(
    within(payments)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/money/payments/a', '/money/pay-outs/b']);
  expect(screen.getByText(screen.text('aml-desk.one.secret'))).toBeTruthy();
});

test('reports what was seen with a reference, and not without one', async () => {
  const house = desk();
  const screen = renderOffice(house, '/aml/1001');
  const name = screen.text('aml-desk.acts.reported.name');
  await screen.user.click(await screen.findByRole('button', { name }));
  const act = await screen.findByRole('dialog', { name: screen.text('aml-desk.acts.reported.title') });
  expect(act.textContent).toContain(screen.text('aml-desk.acts.nothingSaid'));
  const [reference, reason] = within(act).getAllByRole('textbox');
  await screen.user.type(reason!, 'deposits of three strangers');
  await screen.user.click(within(act).getByRole('button', { name }));
  expect(house.asked(answerAml)).toEqual([]);
  await screen.user.type(reference!, 'SAR 14');
  await screen.user.click(within(act).getByRole('button', { name }));
  await screen.findAllByText(screen.text('aml-desk.acts.done'));
  const body = { act: 'reported', text: 'deposits of three strangers', seen: '7.0', reference: 'SAR 14' };
  expect(house.asked(answerAml)).toEqual([expect.objectContaining({ body })]);
});

test('offers nothing to clear where everything was decided', async () => {
  const screen = renderOffice(desk({ ...CASE, score: 0, level: null, state: 'cleared' }), '/aml/1001');
  await screen.findByRole('button', { name: screen.text('aml-desk.acts.note.name') });
  expect(screen.queryByRole('button', { name: screen.text('aml-desk.acts.cleared.name') })).toBeNull();
});

test('lists players by how pressing it is, each leading to its case', async () => {
  const screen = renderOffice(desk(), '/aml');
  await screen.findByText('brother');
  expect(screen.getAllByText(screen.text('aml-desk.choices.state.new')).length).toBeGreaterThan(0);
});

test('says so where no day is flagged', async () => {
  const house = fakeNetwork();
  house.answers(listAml, { rows: [], next: null });
  const screen = renderOffice(house, '/aml');
  await screen.findByText(screen.text('aml-desk.empty'));
});
