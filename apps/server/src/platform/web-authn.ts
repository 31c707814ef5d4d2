import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** What a house keeps of a passkey: nothing of it is secret. */
export interface KeptPasskey {
  /** The name that its browser knows it by. */
  readonly id: string;
  readonly publicKey: Buffer;
  /** Of its uses, where it counts them: one that goes back was copied. */
  readonly counter: bigint;
  readonly transports: readonly string[];
}

/** What a browser's passkey answered, to what it was to answer, and where. */
export interface Answered {
  readonly credential: Record<string, unknown>;
  readonly challenge: string | ((challenge: string) => boolean);
  readonly place: PasskeyPlace;
  /** Whether it must have looked that it is its owner: by a finger, a face, a code. */
  readonly verifiesUser: boolean;
}

/** A passkey belongs to a host and answers pages of this origin alone. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly hostname: string;
}

export const passkeyPlace = (url: string): PasskeyPlace => {
  const { origin, hostname } = new URL(url);
  return { origin, hostname };
};

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** As long as the contract takes when it signs in. */
const ID_LENGTH_MAX = 1_024;

/** @returns the counter after this use, or undefined when the answer is not this passkey's to this challenge */
export async function checkAssertion(
  { credential, challenge, place, verifiesUser }: Answered,
  { id, publicKey, counter, transports }: KeptPasskey,
): Promise<bigint | undefined> {
  const checked = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.hostname,
    requireUserVerification: verifiesUser,
    credential: {
      ...{ id, counter: Number(counter), transports: [...transports] },
      publicKey: new Uint8Array(publicKey),
    },
  }).catch(() => undefined);
  return checked?.verified ? BigInt(checked.authenticationInfo.newCounter) : undefined;
}

/** @returns the new passkey, or undefined when the answer is none to this challenge */
export async function checkRegistration({
  credential,
  challenge,
  place,
  verifiesUser,
}: Answered): Promise<KeptPasskey | undefined> {
  const checked = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.hostname,
    requireUserVerification: verifiesUser,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  if (id.length > ID_LENGTH_MAX) return undefined;
  return {
    ...{ id, publicKey: Buffer.from(publicKey), counter: BigInt(counter) },
    transports: knownTransports(transports),
  };
}

/** Nothing is signed of what a browser says here, and whoever calls without one says what they like. */
const knownTransports = (said: unknown): string[] =>
  Array.isArray(said) ? TRANSPORTS.filter((transport) => said.includes(transport)) : [];
