import { checkMiniGame, listMiniGames, type MiniGame } from '@croupier/contract/rewards/mini-game';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { begun, GAME, PLAYED } from './begun.fixture.tsx';
import { MiniGames } from './mini-games.tsx';

const DROP: MiniGame = { ...GAME, kind: 'drop' };
const POCKETS = [1, 0, 1, 1, 0];

let isMotionReduced = true;
beforeEach(() => {
  isMotionReduced = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  return () => void vi.unstubAllGlobals();
});

type Screen = Awaited<ReturnType<typeof begun>>['screen'];
const slotOf = ({ findByRole, text }: Screen, number: number) =>
  findByRole('button', { name: text('mini-game.drop.slot', { number }) });
/** The pocket that shines, from 0; -1 for none. */
const shines = ({ getByRole, text }: Screen): number =>
  [...getByRole('list', { name: text('mini-game.drop.pockets') }).children].findIndex((pocket) =>
    pocket.hasAttribute('data-mine'),
  );

test.each(LANGUAGES)('in %s a ball that is let go falls into the pocket of the prize', async (language) => {
  const { screen } = await begun(DROP, POCKETS, language);
  await screen.user.click(await slotOf(screen, 1));
  const prize = await screen.findByTestId('prize');
  expect(prize.textContent).toContain(screen.text('rewards.reward.points', { count: 5 }));
  expect(shines(screen)).toBe(1);
});

test.each([1, 2, 3, 4, 5])('comes to the same prize from place %i, let go by keyboard', async (number) => {
  const { screen } = await begun(DROP, [1, 1, 0, 1, 1]);
  (await slotOf(screen, number)).focus();
  await screen.user.keyboard('{Enter}');
  await screen.findByTestId('prize');
  expect(shines(screen)).toBe(2);
});

test('lets the ball go where a finger that slid is lifted', async () => {
  const { screen } = await begun(DROP, POCKETS);
  const touched = await slotOf(screen, 1);
  vi.spyOn(touched.parentElement!, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    width: 500,
  } as DOMRect);
  fireEvent.pointerDown(touched, { clientX: 50, buttons: 1 });
  fireEvent.pointerMove(touched, { clientX: 480, buttons: 1 });
  fireEvent.pointerUp(touched, { clientX: 480 });
  fireEvent.click(touched);
  await screen.findByTestId('prize');
  // The nearest one to the last place, not to the first.
  expect(shines(screen)).toBe(4);
});

test('says nothing of the prize while the ball falls, and lets no other go', async () => {
  isMotionReduced = false;
  const { network, screen } = await begun(DROP, POCKETS);
  const { user, text } = screen;
  const slot = await slotOf(screen, 3);
  await user.click(slot);
  expect(slot.getAttribute('aria-disabled')).toBe('true');
  await user.click(await slotOf(screen, 5));
  expect(screen.queryByTestId('prize')).toBeNull();
  expect(shines(screen)).toBe(-1);
  await user.click(screen.getByRole('button', { name: text('mini-game.tell') }));
  await screen.findByTestId('prize');
  expect(shines(screen)).toBe(1);
  expect(network.asked(checkMiniGame)).toHaveLength(1);
});

test('is at rest at once where the region celebrates nothing', async () => {
  isMotionReduced = false;
  const { screen } = await begun(DROP, POCKETS, 'en', 'EU');
  fireEvent.click(await slotOf(screen, 3));
  screen.getByTestId('prize');
});

test('falls to its rest by itself', async () => {
  isMotionReduced = false;
  const frames: (() => void)[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const { screen } = await begun(DROP, POCKETS);
  fireEvent.click(await slotOf(screen, 3));
  const ball = () => document.querySelector('[data-ball]')!.getAttribute('transform');
  const seen = new Set<string | null>();
  while (screen.queryByTestId('prize') === null && now < 10_000) {
    now += 100;
    for (const frame of frames.splice(0)) await Promise.resolve().then(frame);
    seen.add(ball());
    await Promise.resolve();
  }
  await screen.findByTestId('prize');
  expect(seen.size).toBeGreaterThan(20);
  expect(document.querySelectorAll('[data-struck]').length).toBeGreaterThan(8);
});

test('lays the ball into a pocket of the prize when it is told before it was let go', async () => {
  const { screen } = await begun(DROP, POCKETS);
  await slotOf(screen, 1);
  await screen.user.click(screen.getByRole('button', { name: screen.text('mini-game.tell') }));
  await screen.findByTestId('prize');
  expect(shines(screen)).toBe(1);
});

test('has the prize among the last ones when the page was left while the ball fell', async () => {
  isMotionReduced = false;
  const { network, screen } = await begun(DROP, POCKETS);
  await screen.user.click(await slotOf(screen, 2));
  screen.unmount();
  network.answers(listMiniGames, {
    miniGames: [{ ...DROP, current: 0, freeNow: false, last: [PLAYED.given] }],
  });
  const again = await renderScreen(<MiniGames empty={null} />, { profile: somePlayer() });
  await again.findByTestId('last-prizes');
  expect(again.getByTestId('play-mini-game').hasAttribute('disabled')).toBe(true);
  expect(network.asked(checkMiniGame)).toHaveLength(1);
});
