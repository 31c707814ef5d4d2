import { countNotices, listNotices, type Notice } from '@croupier/contract/people/notices';
import { Toaster } from '@croupier/ui';
import { act, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { announce, type LiveData } from '../../../lib/live/live.ts';
import { closeAllModals, openModal, useOpenModals } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import NoticeNews from './notice-news.tsx';
import { idOf, someNotice } from './notice.fixture.ts';

/** What a test was told would be there in the next one still. */
afterEach(() => {
  for (const close of page.queryAllByRole('button', { name: 'close' })) act(() => close.click());
  act(closeAllModals);
});

/** A page with a round on stage until somebody presses. */
function Site({ playing }: { playing: boolean }) {
  const [isPlaying, setPlaying] = useState(playing);
  useHoldBalance(isPlaying ? 'frozen' : null);
  return (
    <>
      <NoticeNews />
      <Toaster label="notices" closeLabel="close" />
      <button onClick={() => setPlaying(false)}>over</button>
      <p data-testid="open">
        {useOpenModals()
          .map(({ name }) => name)
          .join()}
      </p>
      <p data-testid="path">{useLocation().pathname}</p>
    </>
  );
}

async function visit({ playing = false, notices = [someNotice()], unconfirmed = false, path = '/en' } = {}) {
  const house = fakeNetwork();
  house.answers(countNotices, { unseen: 1, unconfirmed });
  house.answers(listNotices, { notices, next: null, unseen: 1 });
  const screen = await renderScreen(<Site playing={playing} />, { profile: somePlayer(), path });
  return { ...screen, house };
}

const arrives = (change: Partial<LiveData<'notice'>> = {}) =>
  act(() =>
    announce({
      name: 'notice',
      data: { id: someNotice().id, kind: 'deposit-paid', is: 'new', unseen: 1, ...change },
    }),
  );

test('what arrives is told by its title, and a press goes where it leads', async () => {
  const { user, text, ...screen } = await visit();
  arrives();
  await screen.findByText('Your deposit is in');
  await user.click(screen.getByRole('button', { name: text('notices.look') }));
  expect(screen.getByTestId('path').textContent).toBe('/en/profile/payments');
});

test('never over a round that is being shown, and after it', async () => {
  const { user, house, ...screen } = await visit({ playing: true });
  arrives();
  expect(house.asked(listNotices)).toEqual([]);
  await user.click(screen.getByText('over'));
  await screen.findByText('Your deposit is in');
});

test.each([
  ['what was seen in another tab', { is: 'seen' }, '/en'],
  ['what its screen says itself', { kind: 'password-changed' }, '/en'],
  ['what is on the page', {}, '/en/profile/notices'],
  ['a deposit that is looked at', {}, '/en/payment-verification'],
  ['withdrawals that are looked at', {}, '/en/profile/pay-outs'],
] as const)('%s is not told', async (_, change, path) => {
  const { house, ...screen } = await visit({ path });
  await expect.poll(() => house.asked(countNotices).length).toBe(1);
  arrives(change);
  // It was heard.
  await expect.poll(() => house.asked(countNotices).length).toBe(2);
  expect(house.asked(listNotices)).toEqual([]);
  expect(screen.queryByText('Your deposit is in')).toBeNull();
});

test('what the open list shows is not told', async () => {
  const { house, ...screen } = await visit();
  await expect.poll(() => house.asked(countNotices).length).toBe(1);
  act(() => openModal('notices'));
  arrives();
  await expect.poll(() => house.asked(countNotices).length).toBe(2);
  expect(house.asked(listNotices)).toEqual([]);
  expect(screen.queryByText('Your deposit is in')).toBeNull();
});

test('what must be read opens once, not over a round, and not again once it was put off', async () => {
  const notices: Notice[] = [someNotice({ id: idOf(7), kind: 'round-voided', confirmed: false })];
  const { user, ...screen } = await visit({ playing: true, notices, unconfirmed: true });
  await expect.poll(() => screen.getByTestId('open').textContent).toBe('');
  await user.click(screen.getByText('over'));
  await expect.poll(() => screen.getByTestId('open').textContent).toBe('confirm-notice');
  arrives({ id: idOf(7), kind: 'round-voided' });
  await expect.poll(() => screen.getByTestId('open').textContent).toBe('confirm-notice');
  // It is told by the modal, and by no toast beside it.
  expect(screen.queryByText('Your deposit is in')).toBeNull();
});
