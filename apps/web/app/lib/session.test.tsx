import { me } from '@croupier/contract/people/players';
import { act } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { BalanceChip } from '../shell/balance-chip.tsx';
import { AccountUnknown } from '../shell/account-unknown.tsx';
import { fakeNetwork } from '../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../testing/render-screen.tsx';
import { withBalance } from './balance.ts';
import { changeProfile, refreshProfile, useAuth } from './session.ts';

const RICH = somePlayer({
  balances: [{ currency: 'UAH', kind: 'real', amountMinor: '123400', version: 1 }],
});
let queries: ReturnType<typeof useQueryClient>;

/** As the top bar has it. */
function Bar() {
  const auth = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    queries = client;
  }, [client]);
  return (
    <>
      <output data-testid="state">{auth.state}</output>
      {auth.state === 'success' && <BalanceChip />}
      {(auth.state === 'error' || auth.state === 'loading') && (
        <AccountUnknown isAsking={auth.state === 'loading'} />
      )}
    </>
  );
}

test('a visitor is nobody, a player is who they are', async () => {
  fakeNetwork();
  const visitor = await renderScreen(<Bar />);
  expect(visitor.getByTestId('state').textContent).toBe('empty');
  visitor.unmount();
  const player = await renderScreen(<Bar />, { profile: RICH });
  expect(player.getByTestId('state').textContent).toBe('success');
});

test('a profile that can no longer be read takes its money with it, and is asked for again by a press', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<Bar />, { profile: RICH });
  expect(screen.getByTestId('balance').textContent).toContain('1,234');
  house.refuses(me, { status: 503, key: 'unavailable' });
  await act(() => refreshProfile(queries).catch(() => undefined));
  await expect.poll(() => screen.getByTestId('state').textContent).toBe('error');
  expect(screen.queryByTestId('balance')).toBeNull();
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(text('shell.account.unknown'));

  // News of a balance do not bring back what is not known.
  act(() => changeProfile(queries, (known) => withBalance(known, { ...RICH.balances[0]!, version: 9 })));
  expect(screen.getByTestId('state').textContent).toBe('error');

  house.answers(me, { profile: somePlayer({ balances: [{ ...RICH.balances[0]!, amountMinor: '500' }] }) });
  await user.click(screen.getByRole('button', { name: text('shell.account.again') }));
  await expect.poll(() => screen.getByTestId('state').textContent).toBe('success');
  expect(screen.getByTestId('balance').textContent).toContain('5.00');
});

test('one answer that is lost is asked for again before anybody is told', async () => {
  const house = fakeNetwork();
  const screen = await renderScreen(<Bar />, { profile: RICH });
  house.refuses(me, { status: 503, key: 'unavailable' });
  const refreshed = refreshProfile(queries);
  await expect.poll(() => house.asked(me).length).toBe(1);
  house.answers(me, { profile: RICH });
  await act(() => refreshed);
  expect(screen.getByTestId('state').textContent).toBe('success');
});
