import { listGames } from '@croupier/contract/site/lobby';
import { listOpenRounds, listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import HistoryPage from './history-page.tsx';

const ROW: RoundRow = {
  id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01',
  game: 'sunny-orchard',
  mathVersion: 1,
  state: 'settled',
  parts: null,
  giftId: null,
  entry: { mode: 'main', choices: [] },
  currency: 'UAH',
  kind: 'real',
  stakeMinor: '1000',
  winMinor: '2500',
  balanceBeforeMinor: '100000',
  balanceAfterMinor: '101500',
  balanceVersion: 2,
  settledAt: '2026-01-01T10:00:00.000Z',
};

function quietHouse() {
  const house = fakeNetwork();
  house.answers(listGames, { games: [], from: 0, total: 0 });
  house.answers(listOpenRounds, { rounds: [] });
  return house;
}

const open = (query = '') =>
  renderScreen(<HistoryPage />, { profile: somePlayer(), path: `/en/profile/history${query}` });

test('somebody who has not played yet is shown the way to the games', async () => {
  quietHouse().answers(listRounds, { rounds: [], nextCursor: null });
  const { text, ...screen } = await open();
  await screen.findByText(text('rounds.history.emptyTitle'));
  expect(screen.getByRole('link', { name: text('rounds.history.emptyAction') }).getAttribute('href')).toBe(
    '/en',
  );
});

test('a filter that fits nothing is not an empty history: it can be taken away', async () => {
  quietHouse().answers(listRounds, { rounds: [], nextCursor: null });
  const { text, user, ...screen } = await open('?result=won');
  await screen.findByText(text('rounds.history.emptyFilterTitle'));
  await user.click(screen.getByRole('button', { name: text('rounds.history.showAll') }));
  await screen.findByText(text('rounds.history.emptyTitle'));
});

test('a house that fails is told, and asked again by a press', async () => {
  const house = quietHouse();
  house.refuses(listRounds, { status: 503, key: 'unavailable' });
  const { text, user, ...screen } = await open();
  await screen.findByText(text('rounds.history.errorTitle'));
  house.answers(listRounds, { rounds: [ROW], nextCursor: null });
  await user.click(screen.getByRole('button', { name: text('rounds.history.retry') }));
  const list = await screen.findByRole('list', { name: text('rounds.history.title') });
  expect(list.querySelector('a')?.getAttribute('href')).toBe(`/en/profile/history/${ROW.id}`);
});

test('a further page that fails leaves what is shown, and says so', async () => {
  const house = quietHouse();
  house.answers(listRounds, { rounds: [ROW], nextCursor: 'bmV4dA' });
  const { text, user, ...screen } = await open();
  const more = await screen.findByRole('button', { name: text('rounds.history.loadMore') });
  house.refuses(listRounds, { status: 503, key: 'unavailable' });
  await user.click(more);
  await screen.findByText(text('rounds.history.errorText'));
  expect(screen.getByRole('list', { name: text('rounds.history.title') }).children).toHaveLength(1);
});
