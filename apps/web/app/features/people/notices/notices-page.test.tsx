import { countNotices, listNotices, seeNotices } from '@croupier/contract/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { idOf, someNotice } from './notice.fixture.ts';
import NoticesModal from './notices-modal.tsx';
import { NoticeList } from './notice-list.tsx';
import { AllSeen } from './all-seen.tsx';

/** A house with notices of now and of long ago, which remembers what was seen. */
function house() {
  const network = fakeNetwork();
  let notices = [
    someNotice({ id: idOf(2), title: 'Of now', at: new Date().toISOString() }),
    someNotice({ id: idOf(1), title: 'Of long ago', action: null, category: 'service' }),
  ];
  const unseen = () => notices.filter(({ seen }) => !seen).length;
  network.answers(listNotices, () => ({ notices, next: null, unseen: unseen() }));
  network.answers(countNotices, () => ({ unseen: unseen(), unconfirmed: false }));
  network.answers(seeNotices, ({ upTo }) => {
    notices = notices.map((one) => ({ ...one, seen: one.seen || one.id <= upTo }));
    return { unseen: unseen() };
  });
  return network;
}

const list = (
  <>
    <AllSeen />
    <NoticeList about={undefined} onShowAll={() => undefined} />
  </>
);

test.each(LANGUAGES)('in %s they stand under their days, with what they are about', async (language) => {
  house();
  const { text, ...screen } = await renderScreen(list, { profile: somePlayer(), language });
  const today = await screen.findByRole('list', { name: text('notices.today') });
  expect(within(today).getAllByRole('listitem')).toHaveLength(1);
  expect(within(today).getByText(new RegExp(text('notices.categories.money')))).toBeDefined();
  expect(within(today).getByText('Play well.')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getByText(text('notices.end'))).toBeDefined();
});

test('all are marked as seen by one press, up to the newest', async () => {
  const network = house();
  const { text, user, ...screen } = await renderScreen(list, { profile: somePlayer() });
  expect(await screen.findAllByText(text('notices.new'))).toHaveLength(2);
  const all = screen.getByRole('button', { name: text('notices.allSeen') });
  await expect.poll(() => all.hasAttribute('disabled')).toBe(false);
  await user.click(all);
  await expect.poll(() => screen.queryAllByText(text('notices.new'))).toEqual([]);
  expect(network.asked(seeNotices)).toEqual([{ upTo: idOf(2) }]);
  expect(all.hasAttribute('disabled')).toBe(true);
});

test('one that is pressed leads on and is seen, and what leads nowhere is no link', async () => {
  const network = house();
  const { user, ...screen } = await renderScreen(list, { profile: somePlayer() });
  const link = await screen.findByRole('link', { name: 'Of now' });
  expect(link.getAttribute('href')).toBe('/en/profile/payments');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.click(link);
  await expect.poll(() => network.asked(seeNotices)).toEqual([{ upTo: idOf(2) }]);
});

test('a list that cannot be fetched is asked for again by a press, and an empty one says what comes here', async () => {
  const network = fakeNetwork();
  const { text, user, ...screen } = await renderScreen(<NoticesModal onClose={() => undefined} />, {
    profile: somePlayer(),
  });
  const retry = await screen.findByRole('button', { name: text('notices.retry') });
  network.answers(listNotices, { notices: [], next: null, unseen: 0 });
  await user.click(retry);
  await screen.findByText(text('notices.emptyTitle'));
});

test('a filter that fits nothing leads back to everything', async () => {
  const network = fakeNetwork();
  network.answers(listNotices, { notices: [], next: null, unseen: 0 });
  let isAll = false;
  const filtered = <NoticeList about="money" onShowAll={() => void (isAll = true)} />;
  const { text, user, ...screen } = await renderScreen(filtered, { profile: somePlayer() });
  await screen.findByText(text('notices.emptyFilter'));
  await user.click(screen.getByRole('button', { name: text('notices.showAll') }));
  expect(isAll).toBe(true);
});
