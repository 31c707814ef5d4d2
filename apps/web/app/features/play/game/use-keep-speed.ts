import { setSpeed, type Profile } from '@croupier/contract/people/players';
import type { Pace } from '@croupier/domain/people/players';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { putKnown } from '../../../lib/ask-anew.ts';
import { PROFILE_KEY, useProfile } from '../../../lib/session.ts';

/** Keeps a player's pace in the account. Where that fails the table goes on as it was chosen, and the next one starts as before. */
export function useKeepSpeed(): (speed: Pace) => void {
  const signedIn = useProfile() !== null;
  const client = useQueryClient();
  return (speed) => {
    if (!signedIn) return;
    call(setSpeed, { body: { speed } }).then(
      (kept) => putKnown<Profile | null>(client, PROFILE_KEY, (known) => known && { ...known, ...kept }),
      () => undefined,
    );
  };
}
