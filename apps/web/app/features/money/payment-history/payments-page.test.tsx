import { paymentHistory, type Payment } from '@croupier/contract/money/payment-history';
import { payInOptions } from '@croupier/contract/money/payments';
import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { somePayOut } from '../pay-outs/pay-outs.fixture.ts';
import PaymentsPage from './payments-page.tsx';

const ID = '0b0e7d3e-0000-4000-8000-000000000001';
const PAY_IN: Payment = {
  ...{ kind: 'in', id: ID, state: 'PAID', amountMinor: '50000', askedMinor: null, currency: 'UAH' },
  ...{ createdAt: '2026-12-01T10:00:00.000Z', redirectUrl: null, bonus: null },
};
const PAY_OUT: Payment = { kind: 'out', ...somePayOut({ state: 'REJECTED', rejected: 'bank' }) };

function houseOf(payments: Payment[], nextCursor: string | null = null): FakeNetwork {
  const house = fakeNetwork();
  house.answers(paymentHistory, { payments, nextCursor });
  house.answers(payInOptions, {
    ...{ currency: 'UAH', minimumMinor: '100', maximumMinor: '500', quickAmountsMinor: [] },
    isTestMoney: true,
    methods: [],
    ...{ debts: [], bonuses: [], payIn: null },
  });
  return house;
}

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

async function open(search = '', language: (typeof LANGUAGES)[number] = 'en') {
  const page = (
    <>
      <PaymentsPage />
      <Address />
    </>
  );
  const path = `/${language}/profile/payments${search}`;
  const screen = await renderScreen(page, { language, profile: somePlayer(), path });
  return { ...screen, address: () => screen.getByTestId('address').textContent };
}

const asked = (house: FakeNetwork) => house.queries(paymentHistory).map((query) => Object.fromEntries(query));

test.each(LANGUAGES)(
  'in %s each payment says its kind and state, and leads to its story',
  async (language) => {
    houseOf([PAY_OUT, PAY_IN]);
    const { text, ...screen } = await open('', language);
    const rows = (await screen.findAllByRole('listitem')).map((row) => [
      row.textContent,
      ...[...row.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ]);
    expect(rows[0]![0]).toContain(text('payment-history.kinds.out'));
    expect(rows[0]![0]).toContain('•••• 4242');
    expect(rows[0]![0]).toContain(text('pay-outs.states.REJECTED'));
    expect(rows[0]![1]).toBe(`/${language}/profile/pay-outs/${PAY_OUT.id}`);
    expect(rows[0]![2]).toBe(`/api/payments/receipt/${PAY_OUT.id}?language=${language}`);
    expect(rows[1]![0]).toContain(text('payments.states.PAID'));
    expect(rows[1]![1]).toBe(`/${language}/payment-verification?id=${ID}`);
    for (const state of PAY_IN_STATES) expect(text(`payments.states.${state}`)).not.toContain('payments.');
    for (const state of PAY_OUT_STATES) expect(text(`pay-outs.states.${state}`)).not.toContain('pay-outs.');
  },
);

test('a shared address asks for what it names', async () => {
  const house = houseOf([PAY_OUT]);
  const screen = await open('?kind=out&state=REJECTED&from=2026-01-02&to=2026-01-03');
  await screen.findByRole('listitem');
  expect(asked(house)).toEqual([
    {
      ...{ kind: 'out', state: 'REJECTED' },
      from: new Date(2026, 0, 2).toISOString(),
      to: new Date(2026, 0, 4).toISOString(),
    },
  ]);
});

test('a choice is kept in the address, and a state that the other kind does not know is let go', async () => {
  const house = houseOf([PAY_OUT]);
  const { text, user, address, ...screen } = await open('?kind=out&state=REJECTED');
  const kind = await screen.findByLabelText(text('payment-history.filters.kind.label'));
  await user.selectOptions(kind, 'in');
  await expect.poll(address).toBe('?kind=in');
  await user.selectOptions(screen.getByLabelText(text('payment-history.filters.state')), 'EXPIRED');
  await expect.poll(address).toBe('?kind=in&state=EXPIRED');
  await expect.poll(() => asked(house).at(-1)).toEqual({ kind: 'in', state: 'EXPIRED' });
});

test.each(LANGUAGES)('in %s filters that leave nothing are said, and taken back', async (language) => {
  houseOf([]);
  const { text, user, address, ...screen } = await open('?kind=out', language);
  await screen.findByText(text('payment-history.emptyFilterTitle'));
  await user.click(screen.getByRole('button', { name: text('payment-history.showAll') }));
  await screen.findByText(text('payment-history.emptyTitle'));
  expect(address()).toBe('');
  expect(screen.queryByLabelText(text('payment-history.filters.state'))).toBeNull();
});

test('the next page follows the one before', async () => {
  const house = houseOf([PAY_OUT], PAY_OUT.id);
  const { text, user, ...screen } = await open('?kind=out');
  await screen.findByRole('listitem');
  const older: Payment = { ...PAY_OUT, id: ID };
  house.answers(paymentHistory, { payments: [older], nextCursor: null });
  await user.click(screen.getByRole('button', { name: text('payment-history.loadMore') }));
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(2);
  expect(asked(house).at(-1)).toEqual({ kind: 'out', cursor: PAY_OUT.id });
  screen.getByText(text('payment-history.end'));
});

test('news of a pay-out is on the screen without a press', async () => {
  const house = houseOf([{ kind: 'out', ...somePayOut() }]);
  const { text, ...screen } = await open();
  await screen.findByRole('listitem');
  house.answers(paymentHistory, { payments: [PAY_OUT], nextCursor: null });
  act(() => announce({ name: 'payOut', data: { id: PAY_OUT.id, state: 'REJECTED' } }));
  const isRejected = () =>
    screen.getByRole('listitem').textContent.includes(text('pay-outs.states.REJECTED'));
  await expect.poll(isRejected).toBe(true);
});

test('a list that did not load is asked for again', async () => {
  const house = houseOf([]);
  house.refuses(paymentHistory, { status: 503, key: 'unavailable' });
  const { text, user, ...screen } = await open();
  await screen.findByText(text('payment-history.errorText'));
  house.answers(paymentHistory, { payments: [PAY_IN], nextCursor: null });
  await user.click(screen.getByRole('button', { name: text('payment-history.retry') }));
  await screen.findByRole('listitem');
});

test('an address that sends for a deposit keeps its filters', async () => {
  houseOf([PAY_IN]);
  const { address } = await open('?kind=in&deposit=1');
  await expect.poll(address).toBe('?kind=in');
});
