import { callbackPath } from '@croupier/contract/people/networks';
import type { Network } from '@croupier/domain/people/networks';
import * as openid from 'openid-client';
import type { Journey } from './kept-by-browser.ts';
import { endOf, faultOf } from './network-provider.ts';
import type { NetworksParts } from './networks-parts.ts';

export interface Begun {
  /** Where the browser goes. */
  readonly address: string;
  /** What it keeps meanwhile. */
  readonly kept: string;
}

/**
 * Sends a browser to a network. State, nonce and verifier are its own: whoever comes back without having been sent from the same
 * browser is sent away, so nobody is signed in to somebody else's account by a link.
 * @returns undefined for a network that is not offered, `away` where it does not answer
 */
export async function beginJourney(
  parts: NetworksParts,
  asked: Pick<Journey, 'network' | 'language' | 'redirect' | 'attachesTo' | 'link'>,
): Promise<Begun | 'away' | undefined> {
  const provider = parts.providers.get(asked.network);
  if (!provider) return undefined;
  const journey: Journey = {
    ...asked,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  try {
    const address = await provider.addressFor(journey, callbackOf(parts, asked.network).href);
    return { address: address.href, kept: parts.kept.seal('journey', journey) };
  } catch (error) {
    parts.warn('a network could not be asked', {
      network: asked.network,
      end: endOf(error),
      ...faultOf(error),
    });
    return 'away';
  }
}

/** Each network has a return address of its own: what one says is never taken for what another does. */
export const callbackOf = ({ config }: Pick<NetworksParts, 'config'>, network: Network, query = ''): URL =>
  new URL(`${callbackPath(network)}${query}`, config.publicUrl);
