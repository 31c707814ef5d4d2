import { me, updateProfile, type Profile } from '@croupier/contract/people/players';
import { act } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { BalanceChip } from '../shell/balance-chip.tsx';
import { AccountUnknown } from '../shell/account-unknown.tsx';
import { fakeNetwork } from '../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../testing/render-screen.tsx';
import { call } from './api.ts';
import { withBalance } from './balance.ts';
import { changeProfile, keepProfile, refreshProfile, useAuth, useChangeProfile } from './session.ts';

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

/** Answers of the house, each given when the test says so. */
function held<A>(house: ReturnType<typeof fakeNetwork>, operation: typeof me | typeof updateProfile) {
  const underWay: ((answer: A) => void)[] = [];
  house.answers(operation, () => new Promise<never>((answer) => underWay.push(answer as never)));
  return underWay;
}

const shownName = () => queries.getQueryData<Profile>(['profile'])?.firstName;
let change: (name: string) => void;

/** The bar, and a form that changes a name. */
function Form() {
  const { mutate } = useChangeProfile((firstName: string) => call(updateProfile, { body: { firstName } }));
  useEffect(() => {
    change = mutate;
  }, [mutate]);
  return <Bar />;
}

test('what was changed stays when an older answer about the player comes after it', async () => {
  const house = fakeNetwork();
  await renderScreen(<Form />, { profile: RICH });
  const asked = held<{ profile: Profile }>(house, me);
  const refreshed = refreshProfile(queries);
  await expect.poll(() => asked.length).toBe(1);
  const anna = somePlayer({ firstName: 'Anna' });
  house.answers(updateProfile, anna);
  act(() => change('Anna'));
  await expect.poll(shownName).toBe('Anna');
  asked[0]!({ profile: RICH });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!({ profile: anna });
  expect(await refreshed).toMatchObject({ firstName: 'Anna' });
  expect(shownName()).toBe('Anna');
});

test('of two changes the second is sent when the first is answered, and stays', async () => {
  const house = fakeNetwork();
  await renderScreen(<Form />, { profile: RICH });
  const asked = held<Profile>(house, updateProfile);
  act(() => change('Anna'));
  act(() => change('Olha'));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!(somePlayer({ firstName: 'Anna' }));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!(somePlayer({ firstName: 'Olha' }));
  await expect.poll(shownName).toBe('Olha');
});

test('a change that is answered after the player has signed out brings nobody back, nor does it after another has signed in', async () => {
  const house = fakeNetwork();
  await renderScreen(<Form />, { profile: RICH });
  const asked = held<Profile>(house, updateProfile);
  for (const now of [null, somePlayer({ id: '77', firstName: 'Ivan' })]) {
    act(() => change('Anna'));
    await expect.poll(() => asked.length).toBe(1);
    house.answers(me, { profile: now });
    act(() => keepProfile(queries, null));
    await act(() => refreshProfile(queries));
    await act(async () => asked.shift()!(somePlayer({ firstName: 'Anna' })));
    await expect.poll(() => queries.isMutating()).toBe(0);
    expect(queries.getQueryData(['profile'])).toEqual(now);
  }
});

test('a balance that was told while an answer was under way is not taken back by it', async () => {
  const house = fakeNetwork();
  const screen = await renderScreen(<Form />, { profile: RICH });
  const asked = held<{ profile: Profile }>(house, me);
  const refreshed = refreshProfile(queries);
  await expect.poll(() => asked.length).toBe(1);
  const news = { ...RICH.balances[0]!, amountMinor: '700', version: 2 };
  act(() => changeProfile(queries, (known) => withBalance(known, news)));
  asked[0]!({ profile: RICH });
  await act(() => refreshed);
  expect(screen.getByTestId('balance').textContent).toContain('7.00');
});

test('who asks again after a change is not given an answer from before it', async () => {
  const house = fakeNetwork();
  await renderScreen(<Bar />, { profile: RICH });
  const asked = held<{ profile: Profile }>(house, me);
  const before = refreshProfile(queries);
  await expect.poll(() => asked.length).toBe(1);
  const after = refreshProfile(queries);
  await expect.poll(() => asked.length).toBe(2);
  asked[0]!({ profile: RICH });
  asked[1]!({ profile: somePlayer({ firstName: 'Anna' }) });
  for (const answer of [before, after]) expect(await answer).toMatchObject({ firstName: 'Anna' });
});
