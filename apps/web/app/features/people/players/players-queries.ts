import type { InputOf } from '@croupier/contract/kit';
import { login, logout, type Profile, signUp, updateProfile } from '@croupier/contract/people/players';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { PROFILE_KEY } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { callProving } from '../proof-of-work/call-proving.ts';

type BodyOf<O extends { body: unknown }> =
  InputOf<O & Parameters<typeof call>[0]> extends { body: infer B } ? B : never;

export async function signIn(credentials: BodyOf<typeof login>): Promise<void> {
  await callProving(login, { body: credentials });
  tell('successLogin', {});
}
export const openAccount = (body: BodyOf<typeof signUp>) => callProving(signUp, { body });
export async function signOut(): Promise<void> {
  await call(logout, {});
  tell('logout', {});
}

/** Changes nickname, theme or language; the answer is the whole profile and goes to the cache. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }),
    onSuccess: (profile) => client.setQueryData<Profile | null>(PROFILE_KEY, profile),
  });
}
