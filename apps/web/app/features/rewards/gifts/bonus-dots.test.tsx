import { expect, test } from 'vitest';
import { listGifts } from '@croupier/contract/rewards/gifts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BonusDots from './bonus-dots.tsx';
import { someGift } from './gift.fixture.ts';

const dots = () => document.documentElement.dataset['dots'];
test('what was not seen has a dot, a look at its page takes it away, and it stays away', async () => {
  localStorage.clear();
  fakeNetwork().answers(listGifts, { gifts: [someGift({})] });
  const profile = somePlayer({ alerts: { bonuses: 1, treasures: 0 } });
  const lobby = await renderScreen(<BonusDots />, { profile });
  await lobby.findByText(lobby.text('gifts.dots.unseen'));
  await expect.poll(dots).toBe('bonuses treasures');
  lobby.unmount();
  const page = await renderScreen(<BonusDots />, { profile, path: '/en/treasures' });
  await expect.poll(dots).toBe('bonuses');
  page.unmount();
  await renderScreen(<BonusDots />, { profile });
  await expect.poll(dots).toBe('bonuses');
});

test('bonuses have a dot only while the server counts some that were not seen', async () => {
  localStorage.clear();
  fakeNetwork().answers(listGifts, { gifts: [] });
  const screen = await renderScreen(<BonusDots />, { profile: somePlayer() });
  await expect.poll(dots).toBeUndefined();
  expect(screen.queryByText(screen.text('gifts.dots.unseen'))).toBeNull();
});
