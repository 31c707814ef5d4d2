import type { Balance, Profile } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen, somePlayer } from '../testing/render-screen.tsx';
import { BalanceChip } from './balance-chip.tsx';

const account = (kind: Balance['kind'], amountMinor: string): Balance => ({
  ...{ currency: 'UAH', kind, amountMinor },
  version: 1,
});
const ALL = [account('real', '500'), account('bonus', '700'), account('play', '900')];

test.each(
  LANGUAGES.flatMap((language) =>
    (
      [
        [{ balances: ALL }, 'labelBonus', ['12', '5', '7']],
        [{ balances: ALL.filter(({ kind }) => kind !== 'bonus') }, 'label', ['5']],
        [{ balances: ALL.filter(({ kind }) => kind !== 'real') }, 'labelBonusOnly', ['7']],
        [{ balances: ALL, gameMoney: 'play' }, 'labelPlay', ['9']],
      ] as [Partial<Profile>, string, string[]][]
    ).map(([change, key, amounts]) => [language, key, amounts, change] as const),
  ),
)(
  'in %s a screen reader hears the balance in one sentence: %s %j',
  async (language, key, amounts, change) => {
    const { text, ...screen } = await renderScreen(<BalanceChip />, {
      profile: somePlayer(change),
      language,
    });
    const [amount = '', real = '', bonus = ''] = amounts.map((whole) =>
      language === 'en' ? `₴${whole}.00` : `${whole},00\u00a0₴`,
    );
    screen.getByRole('button', { name: text(`shell.balance.${key}`, { amount, real, bonus }) });
    expect(screen.getByTestId('balance').textContent).toContain(amount);
  },
);
