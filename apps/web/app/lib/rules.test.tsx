import { afterEach, expect, test } from 'vitest';
import { renderScreen, somePlayer } from '../testing/render-screen.tsx';
import { closeAllModals, isOpen } from './modals.ts';
import { useDepositPrompt, useRules } from './rules.ts';

afterEach(closeAllModals);

function Prompt() {
  const promptDeposit = useDepositPrompt();
  const { autoplay, currency } = useRules();
  return (
    <>
      <p>{`${currency} ${autoplay ? 'autoplay' : 'by hand'}`}</p>
      {promptDeposit && <button onClick={promptDeposit}>deposit</button>}
    </>
  );
}

test('a deposit is offered where the rules let it be offered', async () => {
  const { user, ...screen } = await renderScreen(<Prompt />, { profile: somePlayer({ region: 'UA' }) });
  await user.click(screen.getByRole('button', { name: 'deposit' }));
  expect(isOpen('deposit')).toBe(true);
});

test.each([
  ['in a region whose rules do not', { region: 'EU' }, 'EUR by hand'],
  ['to who lives in such a one', { region: 'UA', residence: 'EU' }, 'UAH by hand'],
  [
    'to who wishes to move to such a one',
    {
      region: 'UA',
      regionWish: { region: 'EU', askedAt: '2026-01-01T00:00:00Z', takesEffectAt: '2026-01-02T00:00:00Z' },
    },
    'UAH by hand',
  ],
] as const)('none is offered %s', async (_, change, rules) => {
  const screen = await renderScreen(<Prompt />, { profile: somePlayer(change) });
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(rules);
});

test('a visitor is told of the region that the page is for', async () => {
  const screen = await renderScreen(<Prompt />, { region: 'EU' });
  screen.getByText('EUR by hand');
});
