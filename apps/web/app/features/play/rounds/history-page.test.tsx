import { listGames } from '@croupier/contract/site/lobby';
import { listProviderGames, listProviderRounds, type ProviderRound } from '@croupier/contract/play/providers';
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
  house.answers(listGames, { games: [], from: 0, total: 0, shape: 'DEFAULT' });
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

test('a stake wholly of bonus names no real part, and a split one both', async () => {
  const bonus = (bonusStakeMinor: string) => ({
    ...{ grantId: ROW.id, bonusStakeMinor, bonusWinMinor: '0', forfeitedMinor: '0', progressMinor: '1000' },
    balance: null,
  });
  const rounds = [
    { ...ROW, parts: bonus('1000') },
    { ...ROW, id: ROW.id.replace(/.$/, '2'), parts: bonus('400') },
  ];
  quietHouse().answers(listRounds, { rounds, nextCursor: null });
  const { text, ...screen } = await open();
  const list = await screen.findByRole('list', { name: text('rounds.history.title') });
  const [whole, split] = [...list.children].map((row) => row.textContent);
  expect(whole).toContain(text('rounds.history.stakeParts', { parts: text('table.parts.bonus') }));
  expect(split).toMatch(/6\.00.*\+.*4\.00/);
});

const AWAY: ProviderRound = {
  ...{ id: 'r-1', provider: 'paper-moon', game: 'moon-cards', currency: 'UAH', kind: 'real' },
  ...{ stakeMinor: '1000', winMinor: '2000', heldMinor: '0', state: 'ended', isFree: false },
  parts: { bonusStakeMinor: '700', bonusWinMinor: '0', forfeitedMinor: '1400' },
  openedAt: '2026-01-01T10:00:00.000Z',
};

test('a round of another studio is told by its parts, and what of its win went back', async () => {
  const house = quietHouse();
  house.answers(listProviderGames, { games: [] });
  house.answers(listProviderRounds, {
    rounds: [AWAY, { ...AWAY, id: 'r-2', parts: null }],
    nextCursor: null,
  });
  const { text, ...screen } = await open('?where=studios');
  const list = await screen.findByRole('list', { name: text('rounds.studios.title') });
  const [parted, plain] = [...list.children].map((row) => row.textContent);
  expect(parted).toMatch(/3\.00.*\+.*7\.00.*6\.00.*\+.*14\.00/);
  expect(parted).toContain(text('table.parts.forfeited', { amount: '₴14.00' }));
  expect(plain).not.toContain('+');
});

test('rounds of other studios go on with a press, and are kept as a file', async () => {
  const house = quietHouse();
  house.answers(listProviderGames, { games: [] });
  house.answers(listProviderRounds, { rounds: [AWAY], nextCursor: 'further' });
  const { text, user, ...screen } = await open('?where=studios');
  const file = await screen.findByRole('link', { name: text('rounds.history.save') });
  expect(file.getAttribute('href')).toMatch(/^\/api\/provider-rounds\.csv/);
  house.answers(listProviderRounds, { rounds: [{ ...AWAY, id: 'r-9' }], nextCursor: null });
  await user.click(screen.getByRole('button', { name: text('rounds.history.loadMore') }));
  await screen.findByText(text('rounds.history.end'));
  expect(screen.getByRole('list', { name: text('rounds.studios.title') }).children).toHaveLength(2);
  expect(house.queries(listProviderRounds).map((query) => query.get('cursor'))).toEqual([null, 'further']);
});
