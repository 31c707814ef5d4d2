import { me } from '@croupier/contract/people/players';
import { listGifts, type Gift } from '@croupier/contract/rewards/gifts';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { announce } from '../../../lib/live/live.ts';
import { closeAllModals, closeModal, useOpenModals } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import ExpiredModal from './expired-modal.tsx';
import GiftNews from './gift-news.tsx';
import { someGift } from './gift.fixture.ts';

afterEach(() => localStorage.clear());
afterEach(closeAllModals);

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const expired = (change: Partial<Gift> = {}): Gift =>
  someGift({ state: 'EXPIRED', roundsLeft: 3, expiresAt: yesterday, endedAt: yesterday, ...change });

/** A page, with a round on stage until somebody presses, and the modal over it once it is opened. */
function Page({ playing = false }: { playing?: boolean }) {
  const [isPlaying, setPlaying] = useState(playing);
  useHoldBalance(isPlaying ? 'frozen' : null);
  const modal = useOpenModals().find(({ name }) => name === 'gifts-expired');
  return (
    <>
      <GiftNews />
      {modal && <ExpiredModal data={modal.data} onClose={() => closeModal('gifts-expired')} />}
      <button onClick={() => setPlaying(false)}>over</button>
    </>
  );
}

function houseWith(...gifts: Gift[]) {
  const house = fakeNetwork();
  house.answers(me, { profile: somePlayer() });
  house.answers(listGifts, { gifts });
  return house;
}
const open = (page = <Page />, language?: (typeof LANGUAGES)[number]) =>
  renderScreen(page, { profile: somePlayer(), ...(language && { language }) });

test.each(LANGUAGES)('in %s a gift that ran out unseen is told of once', async (language) => {
  houseWith(expired({ convertedMinor: '900', winMinor: '900' }));
  const { text, user, ...screen } = await open(undefined, language);
  const told = await screen.findByTestId('gifts-expired');
  expect(told.textContent).toMatch(/2[.,]00/);
  expect(told.textContent).toMatch(/9[.,]00/);
  expect(told.textContent).toContain(text('gifts.expired.safe'));
  await user.click(screen.getAllByRole('button', { name: text('gifts.expired.close') }).at(-1)!);
  expect(screen.queryByTestId('gifts-expired')).toBeNull();
  screen.unmount();
  const again = await open(undefined, language);
  expect(again.queryByTestId('gifts-expired')).toBeNull();
});

test('two at once are told together', async () => {
  houseWith(expired(), expired({ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a02', stakeMinor: '700' }));
  const { findByTestId } = await open();
  const told = (await findByTestId('gifts-expired')).textContent;
  expect(told).toMatch(/2\.00.*7\.00/);
});

test('one that was played to its end, left, or is long past is not told of', async () => {
  const house = houseWith(
    expired({ state: 'FINISHED' }),
    expired({ state: 'CANCELED' }),
    expired({ endedAt: '2020-01-01T00:00:00.000Z' }),
    someGift(),
  );
  const { queryByTestId } = await open();
  await expect.poll(() => house.asked(listGifts).length).toBe(1);
  expect(queryByTestId('gifts-expired')).toBeNull();
});

test('one that ends while a round is shown is told after it', async () => {
  const house = houseWith(someGift());
  const { user, ...screen } = await open(<Page playing />);
  await expect.poll(() => house.asked(listGifts).length).toBe(1);
  house.answers(listGifts, { gifts: [expired()] });
  act(() => announce({ name: 'giftEnded', data: { id: expired().id, state: 'EXPIRED' } }));
  expect(screen.queryByTestId('gifts-expired')).toBeNull();
  expect(house.asked(listGifts)).toHaveLength(1);
  await user.click(screen.getByText('over'));
  await screen.findByTestId('gifts-expired');
});
