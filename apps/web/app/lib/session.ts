import { me, type Profile } from '@croupier/contract/people/players';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { fetchAnew, putKnown } from './ask-anew.ts';
import { withBalance } from './balance.ts';
import { useRootData } from './root-data.ts';

/** Key of the signed-in player's profile, or null for a visitor. */
export const PROFILE_KEY = ['profile'] as const;

/** An answer that is lost once is not yet a profile that cannot be read. */
const TRIES_MORE = 2;

interface Asking {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
}

export const profileQuery = {
  queryKey: PROFILE_KEY,
  queryFn: async ({ signal, client }: Asking): Promise<Profile | null> => {
    const { profile } = await call(me, {}, signal);
    return profile && withNewest(profile, client.getQueryData(PROFILE_KEY));
  },
  staleTime: Infinity,
};

/** Who looks at the page, as far as it is known: a visitor (`empty`), a player, or somebody whose profile could not be read. */
export type Auth =
  | { readonly state: 'empty' | 'loading' | 'error' }
  | { readonly state: 'success'; readonly profile: Profile };

/** What was known before a profile that could not be read is no longer shown: it may be of yesterday, its money too. */
export function useAuth(): Auth {
  const { profile, isProfileUnknown } = useRootData();
  const known = isProfileUnknown ? {} : { initialData: profile };
  const { data, isError, isFetching } = useQuery({ ...profileQuery, ...known });
  if (isError && !isFetching) return { state: 'error' };
  if (isError || data === undefined) return { state: 'loading' };
  return data ? { state: 'success', profile: data } : { state: 'empty' };
}

/** The signed-in player with live balances; null for a visitor, and while nobody knows. */
export function useProfile(): Profile | null {
  const auth = useAuth();
  return auth.state === 'success' ? auth.profile : null;
}

/** Brings what is known of the player up to date; a profile that is not known stays unknown. */
export function changeProfile(client: QueryClient, change: (profile: Profile) => Profile): void {
  const known = client.getQueryState<Profile | null>(PROFILE_KEY);
  if (known?.status === 'success' && known.data)
    client.setQueryData<Profile>(PROFILE_KEY, change(known.data));
}

/**
 * Puts in what a change of the profile was answered: the whole of it, or null where nobody is signed in any more. An answer that comes
 * after its player has signed out, or another has signed in, is nobody's.
 */
export function keepProfile(client: QueryClient, profile: Profile | null): void {
  putKnown<Profile | null>(client, PROFILE_KEY, (known) => {
    const isOfAnother = profile !== null && known !== undefined && known?.id !== profile.id;
    return isOfAnother ? known : profile && withNewest(profile, known);
  });
}

/**
 * Changes the profile: the answer is the whole of it and is kept. One change after the other, or the answer to the first could
 * come last and take the second away again.
 */
export function useChangeProfile<V>(change: (asked: V) => Promise<Profile>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: change,
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** An answer may be older than the news of a balance that came while it was under way. */
const withNewest = (profile: Profile, known: Profile | null | undefined): Profile =>
  known?.id === profile.id ? known.balances.reduce(withBalance, profile) : profile;

/** Asks again who is signed in: call it after login, sign-up, logout, and after a change of the profile. */
export function useRefreshProfile(): () => Promise<Profile | null> {
  const client = useQueryClient();
  return () => refreshProfile(client);
}

export async function refreshProfile(client: QueryClient): Promise<Profile | null> {
  return fetchAnew(client, { ...profileQuery, retry: TRIES_MORE });
}
