import {
  addPasskey,
  listPasskeys,
  loginPasskeyOptions,
  loginWithPasskey,
  passkeyOptions,
  removePasskey,
} from '@croupier/contract/people/passkeys';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';
import { tell } from '../../../lib/tell.ts';
import { answerPasskey, makePasskey } from './browser-passkeys.ts';

export const passkeysQuery = {
  queryKey: ['passkeys'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(listPasskeys, {}, signal)).passkeys,
};

export async function keepPasskey(name: string) {
  const { options } = await steppingUp(() => call(passkeyOptions, {}));
  const credential = await makePasskey(options);
  return (await call(addPasskey, { body: { name, credential } })).passkeys;
}

export const forgetPasskey = async (id: string) =>
  (await steppingUp(() => call(removePasskey, { params: { id } }))).passkeys;

export const askToSignIn = () => call(loginPasskeyOptions, {});

/** Signs in by what a passkey answered; without an answer the passkey is asked. */
export async function enterByPasskey(answered?: Record<string, unknown>): Promise<void> {
  const credential = answered ?? (await answerPasskey((await askToSignIn()).options));
  await call(loginWithPasskey, { body: { credential } });
  tell('successLogin', {});
}
