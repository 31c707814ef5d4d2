import { setRegion } from '@croupier/contract';
import type { RegionId } from '@croupier/domain';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useProfile } from '../../lib/session.ts';
import { REGION_COOKIE } from '../../lib/visitor.ts';
import { keepChoice } from './cookies.ts';

/**
 * The one way to another regional edition: in the account of a player and, for the time when nobody is signed in,
 * by cookie. The page is then loaded anew, since nearly all of it depends on the region.
 */
export function useChangeRegion() {
  const profile = useProfile();
  return useMutation({
    mutationFn: async ({ region, ageConfirmed }: { region: RegionId; ageConfirmed: boolean }) => {
      if (profile) await call(setRegion, { body: { region, ...(ageConfirmed && { ageConfirmed }) } });
    },
    onSuccess: (_answer, { region }) => {
      keepChoice(REGION_COOKIE, region);
      location.reload();
    },
  });
}
