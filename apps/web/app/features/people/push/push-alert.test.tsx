import { keepDevice, pushKey } from '@croupier/contract/people/push';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import PushAlert from './push-alert.tsx';

const TOKEN = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose owner allowed notices, and which is subscribed already. */
function subscribedBrowser(): void {
  const pushManager = {
    getSubscription: async () => ({ toJSON: () => ({ ...TOKEN, expirationTime: null }) }),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
}

test('after a new sign-in a browser is told again, also where the player has another device', async () => {
  subscribedBrowser();
  const house = fakeNetwork();
  house.answers(pushKey, { key: 'key of the house' });
  house.answers(keepDevice, { id: '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10' });
  const profile = somePlayer({ subscribedPushIds: ['5d6bb0ce-7c0f-4c63-8a4e-0d9a5f3c2b11'] });
  await renderScreen(<PushAlert />, { profile });
  await expect.poll(() => house.asked(keepDevice)).toEqual([{ token: TOKEN }]);
});

test('a browser that was subscribed under a key which the house has no more gets a new subscription', async () => {
  const old = { options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer }, unsubscribe: vi.fn() };
  const renewed = { options: null, toJSON: () => TOKEN };
  const pushManager = { getSubscription: async () => old, subscribe: async () => renewed };
  subscribedBrowser();
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  const house = fakeNetwork();
  house.answers(pushKey, { key: 'key of the house' });
  house.answers(keepDevice, { id: '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10' });
  await renderScreen(<PushAlert />, { profile: somePlayer() });
  await expect.poll(() => house.asked(keepDevice)).toEqual([{ token: TOKEN }]);
  expect(old.unsubscribe).toHaveBeenCalledOnce();
});
