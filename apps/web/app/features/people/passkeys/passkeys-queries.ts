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

/** A proof that ended while the device was asked begins anew with it: a session that proves itself gets another id. */
export const keepPasskey = async (name: string) =>
  (
    await steppingUp(async () => {
      const { options } = await call(passkeyOptions, {});
      return call(addPasskey, { body: { name, credential: await makePasskey(options) } });
    })
  ).passkeys;

export const forgetPasskey = async (id: string) =>
  (await steppingUp(() => call(removePasskey, { params: { id } }))).passkeys;

export const askToSignIn = () => call(loginPasskeyOptions, {});

/** Signs in by what a passkey answered; without an answer the passkey is asked. */
export async function enterByPasskey(answered?: Record<string, unknown>): Promise<void> {
  const credential = answered ?? (await answerPasskey((await askToSignIn()).options));
  await call(loginWithPasskey, { body: { credential } });
  tell('successLogin', {});
}
