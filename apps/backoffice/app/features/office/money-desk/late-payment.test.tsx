import * as api from '@croupier/contract/office/money-desk';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const LATE: api.PaymentFinding = {
  ...{ id: '7', kind: 'late', foundAt: AT, paymentId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
  ...{
    paymentState: 'LATE',
    refusedAt: null,
    playerId: '1001',
    amountMinor: '900719925474099312',
    currency: 'UAH',
  },
  ...{ type: 'pay-in.paid', eventId: 'evt_1', providerPaymentId: 'pay_1', message: null, requestId: null },
  askedMinor: null,
  ...{ state: 'open', closedAt: null, note: null, claim: null },
};
const PATH = '/money/queues/payment-findings/7';
const DO = 'money-desk.findings.late.do';

function show(change: Partial<api.PaymentFinding> = {}, permissions?: readonly string[]) {
  const house = fakeNetwork();
  house.answers(api.readPaymentFinding, { ...LATE, ...change });
  return {
    house,
    screen: renderOffice(house, PATH, permissions && { permissions: [...permissions] as never }),
  };
}

test.each(['given', 'returned'] as const)(
  'decides "%s" in two presses, the second of which shows the amount and says why',
  async (decision) => {
    const { house, screen } = show();
    const name = screen.text(`${DO}.${decision}.name`);
    await screen.user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent!.replaceAll(/\s/g, ' ')).toContain('9,007,199,254,740,993.12');
    expect(house.asked(api.decideLatePayment)).toEqual([]);
    house.answers(api.decideLatePayment, { state: 'done', approval: null });
    await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'the bank was slow');
    await screen.user.click(screen.getAllByRole('button', { name }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(house.asked(api.decideLatePayment).map(({ body }) => body)).toEqual([
      { id: '7', decision, reason: 'the bank was slow', key: expect.any(String) },
    ]);
  },
);

test('keeps the key of an act whose answer was lost, so that pressed again it is the same act', async () => {
  const { house, screen } = show();
  const name = screen.text(`${DO}.given.name`);
  await screen.user.click(await screen.findByRole('button', { name }));
  house.refuses(api.decideLatePayment, { status: 503, key: 'unavailable' });
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'the bank was slow');
  for (let times = 1; times <= 2; times++) {
    await screen.user.click(screen.getAllByRole('button', { name }).at(-1)!);
    await waitFor(() => expect(house.asked(api.decideLatePayment)).toHaveLength(times));
    await screen.findByText((text) => text.includes(screen.text('lib.errors.unavailable')));
  }
  const keys = house.asked(api.decideLatePayment).map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});

test('says which rule keeps a player from being given it', async () => {
  const { house, screen } = show();
  const name = screen.text(`${DO}.given.name`);
  await screen.user.click(await screen.findByRole('button', { name }));
  const details = { rule: 'exclusion' };
  house.refuses(api.decideLatePayment, { status: 418, key: 'user_cant_use_exception', details } as never);
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'the bank was slow');
  await screen.user.click(screen.getAllByRole('button', { name }).at(-1)!);
  await screen.findByText(screen.text('lib.rules.exclusion'));
});

test('offers no note that closes it while its money waits, and no decision while it is on its way back', async () => {
  const { screen } = show({ paymentState: 'RETURNING', note: 'the bank was slow' });
  await screen.findByText(screen.text('money-desk.findings.late.asked'));
  for (const name of [`${DO}.given.name`, `${DO}.returned.name`, 'money-desk.findings.close.name'])
    expect(screen.queryByRole('button', { name: screen.text(name) })).toBeNull();
});

test('says that the provider refused to send it back, and offers both decisions again', async () => {
  const { screen } = show({ refusedAt: AT });
  await screen.findByText(screen.text('money-desk.findings.late.again'));
  expect(screen.getByRole('button', { name: screen.text(`${DO}.given.name`) })).toBeTruthy();
});

test('shows who may not adjust money what waits, and no decision', async () => {
  const { screen } = show({}, ['use.office', 'read.money', 'close.findings']);
  await screen.findByText('evt_1');
  for (const decision of ['given', 'returned'])
    expect(screen.queryByRole('button', { name: screen.text(`${DO}.${decision}.name`) })).toBeNull();
});

test('closes news against settled money with a note', async () => {
  const { screen } = show({ kind: 'contradicts', paymentState: 'PAID', type: 'pay-in.charged-back' });
  await screen.findByText(screen.text('money-desk.findings.means.contradicts'));
  expect(screen.getByRole('button', { name: screen.text('money-desk.findings.close.name') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: screen.text(`${DO}.given.name`) })).toBeNull();
});

test('shows news of no payment of ours as they came, with no payment, player or amount', async () => {
  const none = { paymentId: null, paymentState: null, playerId: null, amountMinor: null, currency: null };
  const { screen } = show({ kind: 'unknown', ...none, message: '{"merchantReference":"nobody"}' });
  await screen.findByText('{"merchantReference":"nobody"}');
  for (const name of ['paymentId', 'playerId', 'amount', 'paymentState'])
    expect(screen.queryByText(screen.text(`money-desk.findings.columns.${name}`))).toBeNull();
  expect(screen.getByRole('button', { name: screen.text('money-desk.findings.close.name') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: screen.text(`${DO}.given.name`) })).toBeNull();
});
