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

/** Whether this browser is subscribed under the house's key, whoever is signed in. Only the browser is asked. */
export const subscribedHereQuery = (key: string | null | undefined) => ({
  queryKey: ['push-here', key],
  networkMode: 'always' as const,
  queryFn: async () => {
    const subscription = await (await pushManagerHere()).getSubscription();
    return subscription !== null && isUnder(key, subscription);
  },
});

/**
 * Subscribes this browser and gives the house its token. Call it upon a press: browsers ask their owner only then.
 * @returns false when the owner would not
 */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await give(await subscriptionUnder(key));
  return true;
}

/**
 * Gives the house the token of a browser that was subscribed before: it ended with the session that brought it. One that was
 * made under a key which the house has no more is made anew.
 */
export async function giveAgain(key: string): Promise<boolean> {
  if ((await (await pushManagerHere()).getSubscription()) === null) return false;
  await give(await subscriptionUnder(key));
  return true;
}

/**
 * Ends this browser's subscription, then has the house forget it. Where the house does not hear of it, its next notice does not
 * arrive, and it forgets the device by that.
 * @returns whether the house has heard
 */
export async function unsubscribe(): Promise<boolean> {
  await (await (await pushManagerHere()).getSubscription())?.unsubscribe();
  return call(forgetDevice, {}).then(
    () => true,
    () => false,
  );
}

const pushManagerHere = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** A browser has one subscription at a time, and refuses another key while it has it. */
async function subscriptionUnder(key: string): Promise<PushSubscription> {
  const pushManager = await pushManagerHere();
  const known = await pushManager.getSubscription();
  if (known && isUnder(key, known)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether a subscription was made under this key, in base64url. Where a browser does not say, it is left as it is. */
function isUnder(key: string | null | undefined, { options }: PushSubscription): boolean {
  if (!options?.applicationServerKey) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

async function give(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const { p256dh, auth } = keys;
  await call(keepDevice, { body: { token: { endpoint, keys: { p256dh, auth } } } });
}
