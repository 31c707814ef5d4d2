import { playSession, type Playing } from '@croupier/contract/people/reality-checks';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announceLine } from '../../../lib/live/live.ts';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import SessionBar from './session-bar.tsx';

afterEach(closeAllModals);

const playing = (isDue: boolean): Playing => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const sums = { stakedMinor: '50000', wonMinor: '12000', netMinor: '-38000' };
  const session = {
    beganAt: at(-62),
    currency: 'UAH' as const,
    ...sums,
    checkAt: at(isDue ? -2 : 30),
    isDue,
  };
  return { now: at(0), session, minutes: 60, choices: [15, 30, 45, 60] };
};

test('it has the clock of the session and what it came to, and stops with a press', async () => {
  fakeNetwork().answers(playSession, playing(false));
  const { user, text, ...screen } = await renderScreen(<SessionBar kind="real" looks={{}} />, {
    profile: somePlayer(),
  });
  await screen.findByText(/^1:02:0\d$/);
  expect(screen.getByText('−₴380.00')).toBeDefined();
  expect(isOpen('reality-check')).toBe(false);
  await user.click(screen.getByRole('button', { name: text('reality-checks.bar.stop') }));
  expect(isOpen('stop')).toBe(true);
});

test('a check that is due opens by itself', async () => {
  fakeNetwork().answers(playSession, playing(true));
  await renderScreen(<SessionBar kind="real" looks={{}} />, { profile: somePlayer() });
  await vi.waitFor(() => expect(isOpen('reality-check')).toBe(true));
});

test('before the first round there is a clock that stands, and no result', async () => {
  fakeNetwork().answers(playSession, { ...playing(false), session: null });
  const screen = await renderScreen(<SessionBar kind="real" looks={{}} />, { profile: somePlayer() });
  expect(screen.getByText('0:00:00')).toBeDefined();
  expect(screen.getByText('—')).toBeDefined();
});

test('asks again when the first round has not reached the session yet', async () => {
  const none = { ...playing(false), session: null };
  let asked = 0;
  fakeNetwork().answers(playSession, () => (++asked < 3 ? none : playing(false)));
  const screen = await renderScreen(<SessionBar kind="real" looks={{}} />, { profile: somePlayer() });
  await vi.waitFor(() => expect(asked).toBe(1));
  act(() => announceLine());
  await vi.waitFor(() => expect(screen.getByText('−₴380.00')).toBeDefined(), { timeout: 12_000 });
  expect(asked).toBe(3);
});
