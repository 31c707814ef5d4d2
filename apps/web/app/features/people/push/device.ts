import { forgetDevice, keepDevice, pushKey } from '@croupier/contract/people/push';
import { call } from '../../../lib/api.ts';

/** What this browser can do: nothing, not now (refused by its owner), or receive notices. */
type Ability = 'none' | 'refused' | 'able';

export function abilityHere(): Ability {
  if (!('PushManager' in window) || !('Notification' in window) || !navigator.serviceWorker) return 'none';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

/** The house's key, or null where it sends nothing. */
export const pushKeyQuery = {
  queryKey: ['push-key'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(pushKey, {}, signal)).key,
};

/** Whether this browser is subscribed, whoever is signed in. */
export const subscribedHereQuery = {
  queryKey: ['push-here'],
  queryFn: async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null,
};

/**
 * Subscribes this browser and gives the house its token. Call it upon a press: browsers ask their owner only then.
 * @returns false when the owner would not
 */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await give(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return true;
}

/** Gives the house the token of a browser that was subscribed before: it ended with the session that brought it. */
export async function giveAgain(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return false;
  await give(subscription);
  return true;
}

export async function unsubscribe(): Promise<void> {
  await call(forgetDevice, {});
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}

async function give(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const { p256dh, auth } = keys;
  await call(keepDevice, { body: { token: { endpoint, keys: { p256dh, auth } } } });
}
