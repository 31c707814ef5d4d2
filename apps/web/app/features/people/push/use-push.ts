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
  const here = useQuery({ ...subscribedHereQuery, enabled: ability === 'able' });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      const done = on ? await subscribe(key ?? '') : await unsubscribe().then(() => true);
      await Promise.all([
        refreshProfile(client),
        askAnew(client, { queryKey: subscribedHereQuery.queryKey }),
      ]);
      return done;
    },
  });
  return { ability, isOn: here.data === true && Notification.permission === 'granted', change };
}
