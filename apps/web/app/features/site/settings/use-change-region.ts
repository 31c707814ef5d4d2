import { setRegion } from '@croupier/contract/people/players';
import type { RegionId } from '@croupier/domain/site/regions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keepProfile, useProfile } from '../../../lib/session.ts';
import { REGION_COOKIE } from '../../../lib/visitor.ts';
import { keepChoice } from './cookies.ts';

/**
 * The one way to another regional edition: in the account of a player and, for the time when nobody is signed in,
 * by cookie. The page is then loaded anew, since nearly all of it depends on the region.
 */
export function useChangeRegion() {
  const profile = useProfile();
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: async ({ region, ageConfirmed }: { region: RegionId; ageConfirmed: boolean }) => {
      if (!profile) return null;
      return call(setRegion, { body: { region, ...(ageConfirmed && { ageConfirmed }) } });
    },
    onSuccess: (account, { region }) => {
      // A move that waits is not made yet: the page stays, and tells it.
      keepProfile(client, account);
      if (account?.regionWish) return;
      keepChoice(REGION_COOKIE, region);
      location.reload();
    },
  });
}
