import { readLobbyLayouts, saveLobbyLayout, type LobbyLayouts } from '@croupier/contract/office/list-desk';
import { SHELVES } from '@croupier/contract/site/lobby';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const game = (code: string, genres: string[]) => ({
  ...{ code, name: code.toUpperCase(), nameUa: code, studio: 'Toro', genres },
});
const DESK: LobbyLayouts = {
  layouts: [],
  shipped: { shelves: SHELVES.map((list) => ({ list, shown: true })), genres: [], pinned: [] },
  genres: [
    { code: 'slots', name: 'Slots', nameUa: 'Слоти' },
    { code: 'nature', name: 'Nature', nameUa: 'Природа' },
  ],
  games: [game('a', ['slots']), game('b', ['nature'])],
};

function listsPage(me = {}) {
  const house = fakeNetwork();
  house.answers(readLobbyLayouts, DESK);
  return { house, screen: renderOffice(house, '/games/lists?for=KZ', me) };
}

test('genres are ordered by keyboard, a row is hidden, a game is pinned, and all is saved at once for the region', async () => {
  const { house, screen } = listsPage();
  const up = await screen.findByRole('button', { name: screen.text('lib.order.up', { name: 'Nature' }) });
  up.focus();
  await screen.user.keyboard('{Enter}');
  await screen.findByText(screen.text('lib.order.moved', { name: 'Nature', place: 1, count: 2 }));
  await screen.user.click(screen.getByRole('checkbox', { name: screen.text('list-desk.lists.week') }));
  await screen.user.selectOptions(screen.getByLabelText(screen.text('list-desk.pins.list')), 'slots');
  const add = screen.getByLabelText(screen.text('list-desk.pins.add'));
  expect(within(add).queryByText(/B ·/)).toBeNull();
  await screen.user.selectOptions(add, 'a');
  await screen.user.click(screen.getByRole('button', { name: screen.text('list-desk.save') }));
  const dialog = within(await screen.findByRole('dialog'));
  house.answers(saveLobbyLayout, { done: true });
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'A new season');
  await screen.user.click(dialog.getByRole('button', { name: screen.text('list-desk.dialog.saveButton') }));
  await screen.findByText(screen.text('list-desk.dialog.done', { where: 'Kazakhstan' }));
  const { path, body } = house.asked(saveLobbyLayout)[0]!;
  expect(path).toBe('/office/api/lobby-layouts/KZ');
  expect(body).toEqual({
    expected: null,
    reason: 'A new season',
    layout: {
      shelves: SHELVES.map((list) => ({ list, shown: list !== 'week' })),
      genres: [
        { code: 'nature', shown: true },
        { code: 'slots', shown: true },
      ],
      pinned: [{ category: 'slots', games: ['a'] }],
    },
  });
});

test('one of the rows that open the house stays', async () => {
  const { screen } = listsPage();
  for (const list of ['popular', 'all'])
    await screen.user.click(
      await screen.findByRole('checkbox', { name: screen.text(`list-desk.lists.${list}`) }),
    );
  screen.getByText(screen.text('list-desk.shelves.opening'));
  expect(screen.getByRole('button', { name: screen.text('list-desk.save') })).toHaveProperty(
    'disabled',
    true,
  );
});

test('who may only read sees the order and changes nothing', async () => {
  const { screen } = listsPage({ permissions: ['use.office', 'read.games'] });
  await screen.findByRole('checkbox', { name: 'Nature' });
  expect(screen.queryByRole('button', { name: screen.text('list-desk.save') })).toBeNull();
  expect(screen.queryByRole('button', { name: screen.text('lib.order.up', { name: 'Nature' }) })).toBeNull();
});
