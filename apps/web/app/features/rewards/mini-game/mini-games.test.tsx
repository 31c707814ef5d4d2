import { checkMiniGame, listMiniGames, type MiniGame } from '@croupier/contract/rewards/mini-game';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { GameTable } from './game-table.tsx';
import { MiniGames } from './mini-games.tsx';

const GAME: MiniGame = {
  ...{ id: 'card', kind: 'scratch', current: 1, name: 'The card', lead: 'Rub it.', terms: [], picture: '' },
  ...{ until: null, attempts: [], freeNow: true, nextFreeAt: null, rule: null, last: [] },
  loot: {
    ...{ totalWeight: 4, version: 3, hash: 'ab'.repeat(32) },
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'nothing' }, left: null, fallback: null },
    ],
  },
};
const PLAYED = {
  attempt: '0b0e7d3e-0000-4000-8000-000000000001',
  given: {
    ...{
      id: '0b0e7d3e-0000-4000-8000-000000000002',
      source: 'mini-game' as const,
      code: 'card',
      to: '/store',
    },
    ...{
      reward: { kind: 'points' as const, points: 5 },
      givenAt: '2026-12-01T12:00:00.000Z',
      takenBackAt: null,
    },
  },
  proof: {
    ...{ domain: 'loot-card', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed', nonce: 0 },
    ...{ serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 0, givenPlace: 0 },
  },
  board: [0, 1, 0, -1, 1, -1, 0, -1, -1],
};

async function begun(
  game: MiniGame,
  board: number[] = PLAYED.board,
  language: 'en' | 'ua' | 'ru' | 'kk' = 'en',
) {
  const network = fakeNetwork();
  const screen = await renderScreen(<GameTable game={game} />, { language, profile: somePlayer() });
  network.answers(checkMiniGame, { ...PLAYED, board });
  network.answers(listMiniGames, { miniGames: [game] });
  await screen.user.click(screen.getByTestId('play-mini-game'));
  await screen.findByRole('button', { name: screen.text('mini-game.tell') });
  return { network, screen };
}

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
