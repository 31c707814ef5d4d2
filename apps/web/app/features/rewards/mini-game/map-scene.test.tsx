import { checkMiniGame, listMiniGames, type MiniGame } from '@croupier/contract/rewards/mini-game';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { begun, GAME, PLAYED } from './begun.fixture.tsx';
import { GameTable } from './game-table.tsx';
import { MiniGames } from './mini-games.tsx';

const MAP: MiniGame = { ...GAME, kind: 'map' };
/** The chest lies in the third row, second column. */
const BURIED = Array.from({ length: 20 }, (_, field) => (field === 11 ? 0 : -1));

test.each(LANGUAGES)('in %s each hole says how far the chest is, until it is dug up', async (language) => {
  const { screen } = await begun(MAP, BURIED, language);
  const { user, text } = screen;
  const dig = async (row: number, column: number) =>
    user.click(await screen.findByRole('button', { name: text('mini-game.map.place', { row, column }) }));
  await dig(1, 5);
  screen.getByText(text('mini-game.map.steps', { count: 5 }));
  screen.getByRole('button', { name: text('mini-game.map.dug', { row: 1, column: 5, count: 5 }) });
  await dig(3, 3);
  screen.getByText(text('mini-game.map.steps', { count: 1 }));
  expect(screen.queryByTestId('prize')).toBeNull();
  await dig(3, 2);
  const prize = text('rewards.reward.points', { count: 5 });
  expect((await screen.findByTestId('prize')).textContent).toContain(prize);
  screen.getByRole('button', { name: text('mini-game.map.chest', { prize }) });
});

test('leads over a map by arrows, digs by Enter, and stays at the hole', async () => {
  const { screen } = await begun(MAP, BURIED);
  const { user, text } = screen;
  const first = await screen.findByRole('button', {
    name: text('mini-game.map.place', { row: 1, column: 1 }),
  });
  first.focus();
  await user.keyboard('{ArrowUp}{Enter}{Enter}');
  expect(document.activeElement).toBe(first);
  screen.getByText(text('mini-game.map.steps', { count: 3 }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowLeft}{ArrowRight}{Enter}');
  await screen.findByTestId('prize');
});

test('digs the chest up at once for who asks for it', async () => {
  const { screen } = await begun(MAP, BURIED);
  await screen.user.click(screen.getByRole('button', { name: screen.text('mini-game.tell') }));
  await screen.findByTestId('prize');
  expect(screen.getAllByRole('button', { name: /^Dig/ })).toHaveLength(19);
});

test('has the prize among the last ones when a map was left in the middle, and draws no other', async () => {
  const { network, screen } = await begun(MAP, BURIED);
  const place = screen.text('mini-game.map.place', { row: 1, column: 1 });
  await screen.user.click(await screen.findByRole('button', { name: place }));
  screen.unmount();
  network.answers(listMiniGames, {
    miniGames: [{ ...MAP, current: 0, freeNow: false, last: [PLAYED.given] }],
  });
  const again = await renderScreen(<MiniGames empty={null} />, { profile: somePlayer() });
  const last = await again.findByTestId('last-prizes');
  expect(last.textContent).toBe(again.text('rewards.reward.points', { count: 5 }));
  expect(again.getByTestId('play-mini-game').hasAttribute('disabled')).toBe(true);
  expect(network.asked(checkMiniGame)).toHaveLength(1);
});

test('shows a map before its attempt, with no place to dig at yet', async () => {
  fakeNetwork();
  const screen = await renderScreen(<GameTable game={MAP} />, { profile: somePlayer() });
  const places = await screen.findAllByRole('button', { name: /^Dig/ });
  expect(places).toHaveLength(20);
  for (const place of places) expect(place.hasAttribute('disabled')).toBe(true);
});
