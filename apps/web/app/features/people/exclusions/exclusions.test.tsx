import { askReturn, beginStop, stops, type Stops } from '@croupier/contract/people/exclusions';
import { playSession } from '@croupier/contract/people/reality-checks';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PlaySafelyCard } from './play-safely-card.tsx';
import StopModal from './stop-modal.tsx';
import StoppedNews from './stopped-news.tsx';

const UNTIL = '2026-05-02T10:00:00.000Z';
const FREE: Stops = {
  state: null,
  terms: [
    { term: 'day', kind: 'break', until: UNTIL },
    { term: 'half-year', kind: 'exclusion', until: '2026-11-01T10:00:00.000Z' },
    { term: 'forever', kind: 'exclusion', until: null },
  ],
};
const BREAK = { kind: 'break', since: UNTIL, until: UNTIL, opensAt: UNTIL, mayReturn: false } as const;

function house(answer: Stops) {
  const network = fakeNetwork();
  network.answers(stops, answer);
  network.answers(playSession, { now: UNTIL, session: null, minutes: 60, choices: [15, 30, 45, 60] });
  return network;
}

test('the button of a game stops for a day with one press more, and says until when', async () => {
  const network = house(FREE);
  network.answers(beginStop, { ...FREE, state: BREAK });
  const onClose = vi.fn();
  const { user, text, ...screen } = await renderScreen(<StopModal data={undefined} onClose={onClose} />, {
    profile: somePlayer(),
  });
  await user.click(screen.getByRole('button', { name: text('exclusions.confirm.yes') }));
  await screen.findByText(/2 May 2026/);
  expect(screen.getByText(text('exclusions.done.money'))).toBeDefined();
  expect(network.asked(beginStop)).toEqual([{ term: 'day' }]);
});

test('the news of a break opens no second dialog where it was pressed, though it comes late; a longer one does', async () => {
  const network = house(FREE);
  network.answers(beginStop, { ...FREE, state: BREAK });
  const { user, text, ...screen } = await renderScreen(
    <>
      <StoppedNews />
      <StopModal data={undefined} onClose={() => undefined} />
    </>,
    { profile: somePlayer() },
  );
  await user.click(screen.getByRole('button', { name: text('exclusions.confirm.yes') }));
  await screen.findByText(text('exclusions.done.money'));
  const news = async (state: Stops['state']) => {
    network.answers(stops, { ...FREE, state });
    const before = network.asked(stops).length;
    act(() => announce({ name: 'stopped', data: {} }));
    await vi.waitFor(() => expect(network.asked(stops).length).toBeGreaterThan(before));
  };
  await news(BREAK);
  expect(isOpen('refusal')).toBe(false);
  await news({ ...BREAK, until: '2026-06-02T10:00:00.000Z' });
  await vi.waitFor(() => expect(isOpen('refusal')).toBe(true));
});

test('without an answer it says so, and can be pressed again', async () => {
  const network = house(FREE);
  network.isSilentOn(beginStop);
  const { user, text, ...screen } = await renderScreen(
    <StopModal data="half-year" onClose={() => undefined} />,
    {
      profile: somePlayer(),
    },
  );
  await screen.findByText(/1 Nov 2026/);
  await user.click(screen.getByRole('button', { name: text('exclusions.confirm.yes') }));
  await screen.findByText(text('exclusions.failed'));
  expect(screen.getByRole('button', { name: text('exclusions.confirm.yes') })).toHaveProperty(
    'disabled',
    false,
  );
});

test('the profile offers the terms of the region, and what each means before it is pressed', async () => {
  house(FREE);
  const { user, text, ...screen } = await renderScreen(<PlaySafelyCard />, { profile: somePlayer() });
  const select = await screen.findByRole('combobox', { name: text('exclusions.choose') });
  expect(screen.getByText(/2 May 2026/)).toBeDefined();
  await user.selectOptions(select, 'forever');
  expect(screen.getByText(text('exclusions.state.forever'))).toBeDefined();
});

test('an exclusion that is over is opened by asking, and nothing else', async () => {
  const over = { ...BREAK, kind: 'exclusion', opensAt: null, mayReturn: true } as const;
  const network = house({ ...FREE, state: over });
  network.answers(askReturn, {
    ...FREE,
    state: { ...over, opensAt: '2026-05-09T10:00:00.000Z', mayReturn: false },
  });
  const { user, text, ...screen } = await renderScreen(<PlaySafelyCard />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('exclusions.askReturn') }));
  await screen.findByText(/9 May 2026/);
  expect(screen.queryByRole('button', { name: text('exclusions.askReturn') })).toBeNull();
});

test('a house that does not answer is told, with a way to ask again', async () => {
  fakeNetwork();
  const { text, ...screen } = await renderScreen(<PlaySafelyCard />, { profile: somePlayer() });
  await screen.findByText(text('exclusions.loadError'));
});
