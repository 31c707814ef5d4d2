import { forgetDevice, keepDevice, pushKey } from '@croupier/contract/people/push';
import { me } from '@croupier/contract/people/players';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PushCard } from './push-card.tsx';

const KEYS = { old: base64url(1), new: base64url(251) };
const ID = '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10';

function base64url(byte: number): string {
  const bytes = btoa(String.fromCharCode(...Array<number>(65).fill(byte)));
  return bytes.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

/** A browser that is subscribed under a key, or not at all; like real ones it takes no other key beside it. */
function browser(subscribedUnder: string | null) {
  const here = { key: subscribedUnder };
  const subscription = (key: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
        sign.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => ((here.key = null), true),
  });
  const pushManager = {
    getSubscription: async () => (here.key === null ? null : subscription(here.key)),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (here.key !== null && here.key !== key) throw new DOMException('', 'InvalidStateError');
      here.key = key;
      return subscription(key);
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  return here;
}

const profile = somePlayer({ subscribedPushIds: [ID] });

async function card(house: FakeNetwork) {
  house.answers(pushKey, { key: KEYS.new });
  house.answers(me, { profile });
  house.answers(keepDevice, { id: ID });
  house.answers(forgetDevice, { done: true });
  const { user, text, ...screen } = await renderScreen(<PushCard profile={profile} />, { profile });
  return {
    house,
    press: async (name: 'turnOn' | 'turnOff') =>
      user.click(await screen.findByRole('button', { name: text(`push.${name}`) })),
    isOffered: (name: 'turnOn' | 'turnOff') => screen.findByRole('button', { name: text(`push.${name}`) }),
    said: () => screen.getByRole('status').textContent,
  };
}

test('ends a subscription under the old key and keeps one under the new when the house has another', async () => {
  const here = browser(KEYS.old);
  const { press, isOffered, house } = await card(fakeNetwork());
  await press('turnOn');
  await isOffered('turnOff');
  expect(here.key).toBe(KEYS.new);
  expect(house.asked(keepDevice)).toMatchObject([
    { token: { endpoint: `https://push.example/${KEYS.new}` } },
  ]);
});

test('ends the subscription of the browser when the house is not reached', async () => {
  const here = browser(KEYS.new);
  const { press, isOffered, said, house } = await card(fakeNetwork());
  await isOffered('turnOff');
  house.isSilentOn(forgetDevice);
  house.isSilentOn(me);
  await press('turnOff');
  await isOffered('turnOn');
  expect([here.key, said()]).toEqual([null, '']);
});

test('ends the subscription of the browser when there is no network', async () => {
  const here = browser(KEYS.new);
  const { press, isOffered, said, house } = await card(fakeNetwork());
  await isOffered('turnOff');
  house.isSilentOn(forgetDevice);
  onlineManager.setOnline(false);
  await press('turnOff');
  await isOffered('turnOn');
  expect([here.key, said()]).toEqual([null, '']);
});

test('ends the subscription of the browser when the house has forgotten the device', async () => {
  const here = browser(KEYS.new);
  const { press, isOffered, house } = await card(fakeNetwork());
  await isOffered('turnOff');
  house.refuses(forgetDevice, { status: 404, key: 'not_found' });
  await press('turnOff');
  await isOffered('turnOn');
  expect(here.key).toBeNull();
});
