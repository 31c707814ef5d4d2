import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

type Options = Record<string, unknown>;
type Credential = Record<string, unknown>;

/** The library is fetched by who has a passkey or makes one. */
const library = () => import('@simplewebauthn/browser');

/** The device's own refusal: its owner closed the question, or there is no passkey on it. */
export class DeviceError extends Error {}

const byDevice = async (
  asking: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<Credential> => ({
  ...(await asking.catch((cause: unknown) => {
    throw new DeviceError('the device gave no answer', { cause });
  })),
});

/** Whether this browser has passkeys at all; asked before anything is fetched. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks one of the player's passkeys. @throws DeviceError */
export async function answerPasskey(options: Options): Promise<Credential> {
  const { startAuthentication } = await library();
  return byDevice(startAuthentication({ optionsJSON: options as never }));
}

/** Makes a new passkey. @throws DeviceError */
export async function makePasskey(options: Options): Promise<Credential> {
  const { startRegistration } = await library();
  return byDevice(startRegistration({ optionsJSON: options as never }));
}

/**
 * Lets the browser offer passkeys where a login is typed, and waits until one is chosen.
 * @returns undefined where this browser offers none there
 * @throws DeviceError also when another question took the place of this one
 */
export async function answerFromAutofill(
  askFor: () => Promise<{ options: Options }>,
): Promise<Credential | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const { options } = await askFor();
  return byDevice(startAuthentication({ optionsJSON: options as never, useBrowserAutofill: true }));
}

/** Nobody waits any more for what the browser offers. */
export async function stopOffering(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}
