import type { Network, NetworkEnd } from '@croupier/domain/people/networks';
import * as openid from 'openid-client';
import type { NetworkIdentity } from './networks-store.ts';

/** What a network says of somebody. None of what it was asked with is kept. */
export interface NetworkPerson extends NetworkIdentity {
  readonly email: string | null;
  /** Whether it says that it has seen the person read that mailbox. */
  readonly isProven: boolean;
}

/** What one question is known by: nobody else has an answer to it. */
export interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A company that says who somebody is. Both throw what `endOf` reads. */
export interface NetworkProvider {
  readonly network: Network;
  /** Where the browser goes, and comes back from to `callback`. */
  addressFor(asked: Asked, callback: string): Promise<URL>;
  /** @param returnedTo the whole address that the browser came back to */
  personOf(returnedTo: URL, asked: Asked): Promise<NetworkPerson>;
}

/** A network answers within seconds, or somebody looks at an empty page meanwhile. */
export const ANSWERS_WITHIN_SECONDS = 5;

/** What both are asked with: a code that only this browser can use, and only once. */
export const askedFor = async ({ state, verifier }: Asked, callback: string) => ({
  redirect_uri: callback,
  code_challenge: await openid.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
});

/** Why nobody is let in, of what went wrong on the way. */
export function endOf(error: unknown): NetworkEnd {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const isBroken = cause instanceof Response && cause.status >= 500;
  // What `fetch` throws where nobody answers is a TypeError.
  return isBroken || error instanceof TypeError || code === 'OAUTH_TIMEOUT' ? 'away' : 'failed';
}

/** What may be logged of it: what is thrown may carry what the network said of a person. */
export function faultOf(error: unknown): object {
  const { name, code, error: word } = error as { name?: unknown; code?: unknown; error?: unknown };
  return { fault: String(name), ...(code !== undefined && { code }), ...(word !== undefined && { word }) };
}
