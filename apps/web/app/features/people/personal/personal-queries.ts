import type { InputOf } from '@croupier/contract/kit';
import { updateProfile } from '@croupier/contract/people/players';
import { call } from '../../../lib/api.ts';
import { useChangeProfile } from '../../../lib/session.ts';

/** What a player may change of themselves, each only where it is named. */
export type ProfileChanges = InputOf<typeof updateProfile>['body'];

/** Changes what is named of the profile; the answer is the whole of it and goes to the cache. */
export function useUpdateProfile() {
  return useChangeProfile((body: ProfileChanges) => call(updateProfile, { body }));
}
