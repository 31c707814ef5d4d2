import { checkMiniGame, listMiniGames, type MiniGame } from '@croupier/contract/rewards/mini-game';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { GameTable } from './game-table.tsx';

export const GAME: MiniGame = {
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
export const PLAYED = {
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

/** A mini-game whose attempt was drawn for, and is about to be played. */
export async function begun(
  game: MiniGame,
  board: number[] = PLAYED.board,
  language: 'en' | 'ua' | 'ru' | 'kk' = 'en',
  region: 'UA' | 'EU' = 'UA',
) {
  const network = fakeNetwork();
  const screen = await renderScreen(<GameTable game={game} />, { language, region, profile: somePlayer() });
  network.answers(checkMiniGame, { ...PLAYED, board });
  network.answers(listMiniGames, { miniGames: [game] });
  await screen.user.click(screen.getByTestId('play-mini-game'));
  await screen.findByRole('button', { name: screen.text('mini-game.tell') });
  return { network, screen };
}
