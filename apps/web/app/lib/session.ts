import { me, type Profile } from '@croupier/contract/people/players';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { useRootData } from './root-data.ts';

/** Key of the signed-in player's profile, or null for a visitor. */
export const PROFILE_KEY = ['profile'] as const;

/** An answer that is lost once is not yet a profile that cannot be read. */
const TRIES_MORE = 2;

export const profileQuery = {
  queryKey: PROFILE_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Profile | null> =>
    (await call(me, {}, signal)).profile,
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

/** Asks again who is signed in: call it after login, sign-up, logout, and after a change of the profile. */
export function useRefreshProfile(): () => Promise<Profile | null> {
  const client = useQueryClient();
  return () => refreshProfile(client);
}

export async function refreshProfile(client: QueryClient): Promise<Profile | null> {
  return client.fetchQuery({ ...profileQuery, staleTime: 0, retry: TRIES_MORE });
}
