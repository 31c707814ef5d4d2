import { markInboxRead, readInbox, type InboxItem } from '@croupier/contract/office/inbox';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import { renderOffice } from '../testing/render-office.tsx';

const ITEM: InboxItem = {
  ...{ id: '7', at: '2026-05-01T10:00:00.000Z', kind: 'mention', by: 'Roman', isRead: false },
  ...{ subjectKind: 'player', subjectId: '1001' },
};

function openInbox(items: InboxItem[]) {
  const house = fakeNetwork();
  let shown = items;
  house.answers(readInbox, () => ({ unread: shown.filter(({ isRead }) => !isRead).length, items: shown }));
  house.answers(markInboxRead, ({ body }) => {
    shown = shown.map((item) => ({
      ...item,
      isRead: item.isRead || item.id === body.id || (body.andOlder && Number(item.id) < Number(body.id)),
    }));
    return { done: true as const };
  });
  return { house, screen: renderOffice(house, '/') };
}

test('the bell counts what is unread, and an item leads to the notes of its player, read with that', async () => {
  const { house, screen } = openInbox([ITEM, { ...ITEM, id: '6', isRead: true }]);
  const bell = await screen.findByRole('button', { name: 'Inbox, 1 unread' });
  await screen.user.click(bell);
  const list = within(await screen.findByRole('list', { name: screen.text('shell.inbox.list') }));
  const [first] = list.getAllByRole('button', { name: /Roman mentioned you in a note/ });
  await screen.user.click(first!);
  await screen.findByRole('button', { name: 'Inbox' });
  expect(house.asked(markInboxRead)).toMatchObject([{ body: { id: '7', andOlder: false } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.address()).toBe('/players/1001/notes');
});

test('all are read up to the newest that was shown', async () => {
  const { house, screen } = openInbox([ITEM, { ...ITEM, id: '6' }]);
  await screen.user.click(await screen.findByRole('button', { name: 'Inbox, 2 unread' }));
  await screen.user.click(await screen.findByRole('button', { name: screen.text('shell.inbox.readAll') }));
  await screen.findByRole('button', { name: 'Inbox', hidden: true });
  expect(house.asked(markInboxRead)).toMatchObject([{ body: { id: '7', andOlder: true } }]);
});

test('nothing yet is said', async () => {
  const { screen } = openInbox([]);
  await screen.user.click(await screen.findByRole('button', { name: 'Inbox' }));
  await screen.findByText(screen.text('shell.inbox.empty'));
});
