import { me, type Profile } from '@croupier/contract/people/players';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { useRootData } from './root-data.ts';

/** Key of the signed-in player's profile, or null for a visitor. */
export const PROFILE_KEY = ['profile'] as const;

export const profileQuery = {
  queryKey: PROFILE_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Profile | null> =>
    (await call(me, {}, signal)).profile,
  staleTime: Infinity,
};

/** The signed-in player with live balances, or null for a visitor. */
export function useProfile(): Profile | null {
  const { profile } = useRootData();
  return useQuery({ ...profileQuery, initialData: profile }).data;
}

/** Asks again who is signed in: call it after login, sign-up, logout, and after a change of the profile. */
export function useRefreshProfile(): () => Promise<Profile | null> {
  const client = useQueryClient();
  return () => refreshProfile(client);
}

export async function refreshProfile(client: QueryClient): Promise<Profile | null> {
  return client.fetchQuery({ ...profileQuery, staleTime: 0 });
}
