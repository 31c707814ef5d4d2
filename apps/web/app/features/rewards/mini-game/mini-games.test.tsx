import { checkMiniGame, listMiniGames } from '@croupier/contract/rewards/mini-game';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { begun, GAME, PLAYED } from './begun.fixture.tsx';
import { GameTable } from './game-table.tsx';
import { MiniGames } from './mini-games.tsx';

test.each(LANGUAGES)('in %s three fields alike tell the prize, opened in any order', async (language) => {
  const { screen } = await begun(GAME, PLAYED.board, language);
  const { user, text } = screen;
  for (const number of [7, 2, 1])
    await user.click(screen.getByRole('button', { name: text('mini-game.field', { number }) }));
  expect(screen.queryByTestId('prize')).toBeNull();
  await user.click(screen.getByRole('button', { name: text('mini-game.field', { number: 3 }) }));
  const prize = await screen.findByTestId('prize');
  expect(prize.textContent).toContain(text('rewards.reward.points', { count: 5 }));
});

test('opens the door that is knocked at on the prize, and then the others', async () => {
  const { screen } = await begun({ ...GAME, kind: 'knock' }, [0, 1, -1, -1, -1]);
  await screen.user.click(screen.getByRole('button', { name: screen.text('mini-game.door', { number: 4 }) }));
  await screen.findByTestId('prize');
  const doors = screen.getAllByRole('button', { name: /^(—|5 points)$/ });
  expect(doors.map((door) => door.getAttribute('aria-label'))).toEqual(['—', '—', '—', '5 points', '—']);
});

test('tells the prize at once to who asks for it, and asks for the same attempt after a lost answer', async () => {
  const network = fakeNetwork();
  const screen = await renderScreen(<GameTable game={{ ...GAME, kind: 'pairs' }} />, {
    profile: somePlayer(),
  });
  network.isSilentOn(checkMiniGame);
  await screen.user.click(screen.getByTestId('play-mini-game'));
  await screen.findByText(screen.text('wheel.failures.network'));
  network.answers(checkMiniGame, PLAYED);
  network.answers(listMiniGames, { miniGames: [GAME] });
  await screen.user.click(screen.getByTestId('play-mini-game'));
  await screen.user.click(await screen.findByRole('button', { name: screen.text('mini-game.tell') }));
  await screen.findByTestId('prize');
  const [first, second] = network.asked(checkMiniGame) as { attempt: string }[];
  expect(second!.attempt).toBe(first!.attempt);
});

test('stays with the game whose last attempt was used, and its prize', async () => {
  const network = fakeNetwork();
  const other = { ...GAME, id: 'other', name: 'Another' };
  network.answers(listMiniGames, { miniGames: [GAME, other] });
  network.answers(checkMiniGame, PLAYED);
  const screen = await renderScreen(<MiniGames empty={null} />, { profile: somePlayer() });
  await screen.user.click(await screen.findByTestId('play-mini-game'));
  network.answers(listMiniGames, { miniGames: [{ ...GAME, current: 0, freeNow: false }, other] });
  await screen.user.click(await screen.findByRole('button', { name: screen.text('mini-game.tell') }));
  await screen.findByText(screen.text('mini-game.left', { count: 0 }));
  screen.getByTestId('prize');
  screen.getByRole('heading', { name: 'The card' });
});

test('shows visitors the odds and the way in, and says so where none is open', async () => {
  const network = fakeNetwork();
  network.answers(listMiniGames, { miniGames: [{ ...GAME, current: 0, freeNow: false }] });
  const screen = await renderScreen(<MiniGames empty={<p>None is open</p>} />, { profile: null });
  await screen.findByRole('link', { name: screen.text('mini-game.signIn') });
  expect(screen.getAllByRole('row')).toHaveLength(3);
  screen.unmount();
  network.answers(listMiniGames, { miniGames: [] });
  const none = await renderScreen(<MiniGames empty={<p>None is open</p>} />, { profile: null });
  await none.findByText('None is open');
});
