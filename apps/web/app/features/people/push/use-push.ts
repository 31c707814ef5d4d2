import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/ask-anew.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { abilityHere, pushKeyQuery, subscribe, subscribedHereQuery, unsubscribe } from './device.ts';

/** Notices to this browser: whether they can be had, and the way to turn them on and off. */
export function usePush() {
  const client = useQueryClient();
  const inBrowser = useInBrowser();
  const { data: key } = useQuery(pushKeyQuery);
  const ability = !inBrowser || !key ? 'none' : abilityHere();
  const hereQuery = subscribedHereQuery(key);
  const here = useQuery({ ...hereQuery, enabled: ability === 'able' });
  const change = useMutation({
    // To turn them off takes no network.
    networkMode: 'always',
    mutationFn: async (on: boolean) => {
      const done = on ? await subscribe(key ?? '') : await unsubscribe();
      // What the house has not heard changes nothing of what it tells.
      if (done) await refreshProfile(client).catch(() => undefined);
      return on ? done : true;
    },
    onSettled: () => askAnew(client, { queryKey: hereQuery.queryKey }),
  });
  return { ability, key, isOn: here.data === true && Notification.permission === 'granted', change };
}
