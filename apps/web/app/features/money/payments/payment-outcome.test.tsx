import type { PayIn } from '@croupier/contract/money/payments';
import type { ActiveBonus } from '@croupier/contract/people/players';
import { expect, test } from 'vitest';
import { hearTold } from '../../../lib/tell.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

const PAID: PayIn = {
  ...{ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', state: 'PAID', amountMinor: '50000', currency: 'UAH' },
  askedMinor: null,
  ...{ createdAt: '2026-12-01T12:00:00.000Z', redirectUrl: null, bonus: null },
};
const BONUS: ActiveBonus = {
  ...{
    id: PAID.id,
    currency: 'UAH',
    order: 'REAL_FIRST',
    source: 'ALL',
    withdrawal: 'keeps',
    wagerMinor: '90000',
    wagerLeftMinor: '60000',
  },
  ...{ contributions: {}, otherContribution: 100 },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
};
const show = (change: Partial<PayIn>, activeBonus: ActiveBonus | null = BONUS) => {
  const payIn = { ...PAID, ...change };
  const outcome = (
    <PaymentOutcome outcome={payIn.state} payIn={payIn} table={null} slow={false} onRetry={() => undefined} />
  );
  return renderScreen(outcome, { profile: somePlayer({ activeBonus }) });
};

test.each(['ACTIVATED', 'WAITING', 'OVER', 'SHORT'] as const)(
  'a deposit that came says of its bonus that it is %s, and leads to the bonuses',
  async (state) => {
    const { text, ...screen } = await show({ bonus: { id: PAID.id, state } });
    const told = screen.getByTestId('bonus-outcome');
    expect(told.textContent).toContain(text(`payments.verification.bonus${state}`));
    expect(told.querySelector('a')?.getAttribute('href')).toBe('/en/bonuses');
  },
);

test('a deposit that is on its way promises the bonus with the money, one that failed says nothing of it', async () => {
  const bonus = { id: PAID.id, state: 'WAITING' } as const;
  const pending = await show({ state: 'PENDING', bonus });
  expect(pending.getByTestId('bonus-outcome').textContent).toContain(
    pending.text('payments.verification.bonusComes'),
  );
  pending.unmount();
  const failed = await show({ state: 'FAILED', bonus });
  expect(failed.queryByTestId('bonus-outcome')).toBeNull();
});

test('a bonus that nothing is in the way of is on its way, though the money came first', async () => {
  const { text, ...screen } = await show({ bonus: { id: PAID.id, state: 'WAITING' } }, null);
  expect(screen.getByTestId('bonus-outcome').textContent).toContain(text('payments.verification.bonusComes'));
});

test('a deposit of which another amount came says what was asked for and what was added', async () => {
  const screen = await show({ amountMinor: '30000', askedMinor: '50000' });
  const told = screen.getByRole('status').textContent!.replaceAll(/\s/g, ' ');
  expect(told).toMatch(/300\.00.*500\.00.*300\.00/);
});

test('a deposit without a bonus says nothing of one', async () => {
  const screen = await show({});
  expect(screen.queryByTestId('bonus-outcome')).toBeNull();
});

test.each(['LATE', 'RETURNING', 'RETURNED'] as const)(
  'says of a payment that is %s how it stands, once with its amount, and asks nobody to pay again before it is back',
  async (state) => {
    const { text, ...screen } = await show({ state });
    const said = screen.getByRole('status').textContent;
    expect(said).toContain(text(`payments.verification.${state.toLowerCase()}Text`));
    expect(screen.getAllByText(/500/)).toHaveLength(1);
    const again = screen.queryByRole('link', { name: text('payments.verification.again') });
    expect(again !== null).toBe(state === 'RETURNED');
  },
);

test('whoever came from no table chooses what to play, and which is told of', async () => {
  const told: unknown[] = [];
  const { text, user, ...screen } = await show({});
  hearTold((event) => told.push(event));
  const games = screen.getByRole('navigation', { name: text('payments.verification.choose.title') });
  expect([...games.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/games/recent',
    '/en/games/popular',
    '/en/games',
  ]);
  await user.click(screen.getByRole('link', { name: text('payments.verification.choose.popular') }));
  expect(told).toMatchObject([{ name: 'chosenGameTypeAfterDeposit', about: { type: 'popular' } }]);
});
