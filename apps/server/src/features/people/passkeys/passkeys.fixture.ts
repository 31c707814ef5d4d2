import {
  addPasskey,
  loginPasskeyOptions,
  loginWithPasskey,
  passkeyOptions,
} from '@croupier/contract/people/passkeys';
import { createCookieJar, type CookieJar } from '../../../platform/testing/cookie-jar.ts';
import { createSoftPasskey, type SoftPasskey } from '../../../platform/testing/soft-passkey.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';

/** As PUBLIC_URL of a test's server has it. */
export const PAGE = 'http://localhost:1';

type Lies = Parameters<SoftPasskey['answer']>[1];

/** Gives a player a passkey, as their browser would. */
export async function givePasskey(
  player: Pick<TestPlayer, 'call'>,
  { name = 'My phone', passkey = createSoftPasskey(PAGE) } = {},
) {
  const { options } = await player.call(passkeyOptions, {});
  const credential = passkey.register(options);
  const { passkeys } = await player.call(addPasskey, { body: { name, credential } });
  return { passkey, id: passkeys.at(-1)!.id, credential, options };
}

/** Comes in by a passkey. */
export async function enterBy(
  app: TestApp,
  passkey: SoftPasskey,
  { lies = {}, jar = createCookieJar(app) }: { lies?: Lies; jar?: CookieJar } = {},
): Promise<CookieJar> {
  const { options } = await jar.call(loginPasskeyOptions, {});
  await jar.call(loginWithPasskey, { body: { credential: passkey.answer(options, lies) } });
  return jar;
}
