import type { InputOf } from '@croupier/contract/kit';
import { login, signUp } from '@croupier/contract/people/players';
import type { call } from '../../../lib/api.ts';
import { tell } from '../../../lib/tell.ts';
import { callProving } from '../proof-of-work/call-proving.ts';

type BodyOf<O extends { body: unknown }> =
  InputOf<O & Parameters<typeof call>[0]> extends { body: infer B } ? B : never;

export async function signIn(credentials: BodyOf<typeof login>): Promise<void> {
  await callProving(login, { body: credentials });
  tell('successLogin', {});
}
export const openAccount = (body: BodyOf<typeof signUp>) => callProving(signUp, { body });
