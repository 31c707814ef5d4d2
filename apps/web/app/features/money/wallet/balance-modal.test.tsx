import { me, type ActiveBonus, type Profile } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { useProfile } from '../../../lib/session.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BalanceModal from './balance-modal.tsx';

const BONUS: ActiveBonus = {
  ...{
    id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01',
    currency: 'UAH',
    order: 'REAL_FIRST',
    source: 'ALL',
    withdrawal: 'keeps',
  },
  ...{ wagerMinor: '90000', wagerLeftMinor: '60000' },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
  contributions: {},
  otherContribution: 100,
};
const account = (kind: 'real' | 'bonus', amountMinor: string) =>
  ({ currency: 'UAH', kind, amountMinor, version: 1 }) as const;
const withBonus = (change: Partial<ActiveBonus> = {}): Profile =>
  somePlayer({
    balances: [account('real', '500'), account('bonus', '700')],
    activeBonus: { ...BONUS, ...change },
  });

function Modal() {
  return useProfile() && <BalanceModal data={undefined} onClose={() => undefined} />;
}

test('without a bonus there is no word of one', async () => {
  const profile = somePlayer({ balances: [account('real', '500'), account('bonus', '0')] });
  const { text, ...screen } = await renderScreen(<Modal />, { profile });
  expect(screen.getByTestId('modal-balance').textContent).toMatch(/5.00/);
  expect(screen.queryByText(text('wallet.bonus'))).toBeNull();
  expect(screen.queryByTestId('bonus-progress')).toBeNull();
});

test.each(LANGUAGES)(
  'in %s what can be played with is told by its parts, and the wagering as it goes on',
  async (language) => {
    const house = fakeNetwork();
    house.answers(me, { profile: withBonus() });
    const { text, ...screen } = await renderScreen(<Modal />, { profile: withBonus(), language });
    expect(screen.getByTestId('modal-balance').textContent).toMatch(/12[.,]00/);
    screen.getByText(text('wallet.real'));
    screen.getByText(text('wallet.bonus'));
    const bar = screen.getByRole('progressbar') as HTMLProgressElement;
    expect(bar.getAttribute('aria-label')).toMatch(/300[.,]00.*900[.,]00|900[.,]00.*300[.,]00/);
    expect(bar.value).toBeCloseTo(33.3);
    house.answers(me, { profile: withBonus({ wagerLeftMinor: '0' }) });
    act(() => announce({ name: 'round', data: { id: BONUS.id, game: 'sunny-orchard' } }));
    await expect.poll(() => bar.value).toBe(100);
  },
);

test('every term that binds a bonus is said', async () => {
  const terms: Partial<ActiveBonus> = {
    ...{ order: 'BONUS_FIRST', maximumStakeMinor: '4000', maximumConversionMinor: '200000' },
    expiresAt: '2026-05-01T10:00:00.000Z',
  };
  const profile = withBonus(terms);
  fakeNetwork().answers(me, { profile });
  const { text, ...screen } = await renderScreen(<Modal />, { profile });
  const said = screen.getByTestId('bonus-progress').textContent;
  expect(said).toContain(text('wallet.wager.bonusFirst'));
  for (const part of [/40.00/, /2,000.00/, /2026/]) expect(said).toMatch(part);
});

test.each(LANGUAGES)('in %s the way out of the house stands beside the way in', async (language) => {
  const profile = somePlayer({ balances: [account('real', '500')] });
  const { text, ...screen } = await renderScreen(<Modal />, { profile, language });
  screen.getByRole('button', { name: text('payments.deposit.open') });
  const way = screen.getByRole('link', { name: text('wallet.withdraw') });
  expect(way.getAttribute('href')).toBe(`/${language}/profile/pay-outs`);
});
