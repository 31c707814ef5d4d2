import { expect, test } from 'vitest';
import { listGifts } from '@croupier/contract/rewards/gifts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import BonusDots from './bonus-dots.tsx';
import { someGift } from './gift.fixture.ts';

const dots = () => document.documentElement.dataset['dots'];
const ID = '0b0e5b3c-8a3e-4a55-9d65-0d1a3c1f2b3c';
const BONUS = {
  ...{ id: ID, currency: 'UAH', order: 'real-first', wagerMinor: '100', wagerLeftMinor: '50' },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
} as never;

test('what was not seen has a dot, a look at its page takes it away, and it stays away', async () => {
  localStorage.clear();
  fakeNetwork().answers(listGifts, { gifts: [someGift({})] });
  const profile = somePlayer({ activeBonus: BONUS });
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
