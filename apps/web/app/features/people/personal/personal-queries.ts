import type { InputOf } from '@croupier/contract/kit';
import { type Profile, updateProfile } from '@croupier/contract/people/players';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { PROFILE_KEY } from '../../../lib/session.ts';

/** What a player may change of themselves, each only where it is named. */
export type ProfileChanges = InputOf<typeof updateProfile>['body'];

/** Changes what is named of the profile; the answer is the whole of it and goes to the cache. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(updateProfile, { body }),
    onSuccess: (profile) => client.setQueryData<Profile | null>(PROFILE_KEY, profile),
  });
}
