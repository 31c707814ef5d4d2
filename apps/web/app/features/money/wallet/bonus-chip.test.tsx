import type { ActiveBonus } from '@croupier/contract/people/players';
import { expect, test } from 'vitest';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BonusChip from './bonus-chip.tsx';

const BONUS: ActiveBonus = {
  ...{
    id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01',
    currency: 'UAH',
    order: 'REAL_FIRST',
    source: 'ALL',
    withdrawal: 'keeps',
  },
  ...{ wagerMinor: '90000', wagerLeftMinor: '60000', contributions: {}, otherContribution: 100 },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
};

test('leads to the active bonus, and says how far its wagering is', async () => {
  const screen = await renderScreen(<BonusChip />, { profile: somePlayer({ activeBonus: BONUS }) });
  const chip = screen.getByRole('link', { name: /₴300.00 of ₴900.00/ });
  expect(chip.getAttribute('href')).toBe('/en/bonuses');
  expect(chip.innerHTML).toContain('33.3');
});

test('is not there without an active bonus', async () => {
  const screen = await renderScreen(<BonusChip />, { profile: somePlayer() });
  expect(screen.queryByTestId('bonus-chip')).toBeNull();
});
