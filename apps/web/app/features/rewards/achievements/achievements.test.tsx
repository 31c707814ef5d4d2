import { listAchievements, seeAchievements, type Achievement } from '@croupier/contract/rewards/achievements';
import { me } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Toaster } from '@croupier/ui';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import AchievementWatch from './achievement-watch.tsx';
import { Shelf } from './shelf.tsx';

const REACHED = '2026-12-01T10:00:00.000Z';
const TRAVELLER: Achievement = {
  ...{ code: 'wide-traveller', tier: 'silver', hidden: false, seen: true, picture: '' },
  ...{ name: 'Wide traveller', text: 'Rounds in different games.', terms: ['<p>One line.</p>'] },
  tiers: [
    { tier: 'silver', target: '5', reward: { kind: 'points', points: 10 }, reachedAt: REACHED },
    { tier: 'gold', target: '12', reward: null, reachedAt: null },
  ],
  progress: {
    ...{ counts: 'games', current: '9', target: '12', unit: 'games', games: 'all', money: ['real'] },
    ...{ minimumStakeMinor: null, currency: null },
  },
  holdersMicro: 123_400,
};
const HIDDEN: Achievement = {
  ...{ code: 'hidden-2', tier: null, tiers: [], name: '', text: '', terms: [], picture: '', hidden: true },
  ...{ progress: null, holdersMicro: 0, seen: true },
};
const GOAL = {
  of: 'achievement',
  code: 'wide-traveller',
  current: '5',
  target: '12',
  reached: true,
} as const;
const NONE = { single: 0, silver: 0, gold: 0, snow: 0 };

async function show(
  achievements: readonly Achievement[],
  { language = 'en', reached = {} }: { language?: (typeof LANGUAGES)[number]; reached?: object } = {},
) {
  const network = fakeNetwork();
  network.answers(me, { profile: somePlayer() });
  network.answers(listAchievements, { achievements: [...achievements], reached: { ...NONE, ...reached } });
  network.answers(seeAchievements, { done: true });
  const screen = await renderScreen(<Shelf />, { language, profile: somePlayer() });
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`achievements.${key}`, values);
  return { network, screen, say };
}

test.each(LANGUAGES)(
  'in %s shows each medal with what it takes, when it was reached and how rare it is',
  async (language) => {
    const { screen, say } = await show([TRAVELLER], { language, reached: { silver: 1 } });
    await screen.findByRole('heading', { name: 'Wide traveller' });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.some((row) => row?.includes(say('target.games', { count: 12 })))).toBe(true);
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('value')).toBe('75');
    expect(bar.getAttribute('aria-label')).toContain(say('progress.games', { current: '9', count: 12 }));
    expect(screen.getByTestId('held').textContent).toContain(say('tiers.silver'));
    screen.getByText(/12[.,]3/);
  },
);

test('shows a hidden one as a dark shape that says nothing of itself', async () => {
  const { screen, say } = await show([HIDDEN]);
  await screen.findByRole('heading', { name: say('hiddenName') });
  screen.getByText(say('nobody'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(say('terms'))).toBeNull();
  expect(screen.queryByTestId('held')).toBeNull();
});

test('tells nobody who has reached one that nobody holds it', async () => {
  const { screen, say } = await show([{ ...TRAVELLER, holdersMicro: 0 }]);
  await screen.findByRole('heading', { name: 'Wide traveller' });
  expect(screen.queryByText(say('nobody'))).toBeNull();
});

test('marks what is new, says to the server that it was shown, and keeps the mark while the page is open', async () => {
  const { network, screen, say } = await show([{ ...TRAVELLER, seen: false }]);
  await screen.findByText(say('new'));
  await waitFor(() => expect(network.asked(seeAchievements)).toEqual([{ until: REACHED }]));
  network.answers(listAchievements, { achievements: [TRAVELLER], reached: NONE });
  act(() => announce({ name: 'goal', data: { ...GOAL, code: 'another' } }));
  await waitFor(() => expect(network.queries(listAchievements).length).toBeGreaterThan(1));
  screen.getByText(say('new'));
  expect(network.asked(seeAchievements)).toHaveLength(1);
});

test('tells no target where nothing more can be reached now, and that all is reached where it is', async () => {
  const [silver] = TRAVELLER.tiers;
  const { screen, say } = await show([
    { ...TRAVELLER, progress: null },
    { ...TRAVELLER, code: 'done', name: 'Done', tiers: [silver!] },
  ]);
  await screen.findByRole('heading', { name: 'Done' });
  screen.getByText(say('allReached'));
  expect(screen.queryByText(say('target.games', { count: 12 }))).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('writes stakes in money, multipliers by their height, and a tiny share as less than one', async () => {
  const of = (counts: 'stakes' | 'best-multiplier', current: string, target: string): Achievement => ({
    ...{ ...TRAVELLER, code: counts, name: counts, holdersMicro: 12 },
    tiers: [{ tier: 'single', target, reward: null, reachedAt: null }],
    progress: { ...TRAVELLER.progress!, counts, current, target, currency: 'UAH' },
  });
  const { screen, say } = await show([of('stakes', '5000', '100000'), of('best-multiplier', '1250', '2000')]);
  await screen.findByRole('heading', { name: 'stakes' });
  screen.getByText('₴50 of ₴1,000');
  screen.getByText('12.50× of 20×');
  expect(screen.getAllByText(say('fewer', { share: '0.1%' }))).toHaveLength(2);
});

test('says where there are none, and offers another try where they did not come', async () => {
  const none = await show([]);
  await none.screen.findByText(none.say('emptyTitle'));
  none.network.isSilentOn(listAchievements);
  const screen = await renderScreen(<Shelf />, { profile: somePlayer() });
  const retry = await screen.findByRole('button', { name: screen.text('achievements.retry') });
  none.network.answers(listAchievements, { achievements: [TRAVELLER], reached: NONE });
  await screen.user.click(retry);
  await screen.findByRole('heading', { name: 'Wide traveller' });
});

test('tells of a medal wherever its player is, and of none where the page is closed', async () => {
  const network = fakeNetwork();
  network.answers(me, { profile: somePlayer() });
  network.answers(listAchievements, { achievements: [TRAVELLER], reached: NONE });
  const site = (
    <>
      <AchievementWatch />
      <Toaster label="News" closeLabel="Close" />
    </>
  );
  const closed = await renderScreen(site, { profile: somePlayer(), closed: ['achievements'] });
  act(() => announce({ name: 'goal', data: GOAL }));
  expect(network.queries(listAchievements)).toEqual([]);
  closed.unmount();
  const screen = await renderScreen(site, { profile: somePlayer() });
  act(() => announce({ name: 'goal', data: GOAL }));
  await screen.findByText('New achievement: Wide traveller, silver');
});
