import * as openid from 'openid-client';
import type { Networks } from '../../../platform/networks.ts';
import { ANSWERS_WITHIN_SECONDS, askedFor, type NetworkProvider } from './network-provider.ts';

/**
 * Google, by OpenID Connect: who somebody is stands in a token that names this house and this very question. Of mailboxes that are its
 * own, gmail.com and those of organisations (`hd`), it knows whose they are now; of any other only whose it once was.
 */
export function createGoogle({ issuer, client, secret }: NonNullable<Networks['google']>): NetworkProvider {
  let found: Promise<openid.Configuration> | undefined;
  /** Asked for when it is first needed, and again after a failure: a network that is away holds up no start. */
  const settings = (): Promise<openid.Configuration> =>
    (found ??= openid
      .discovery(new URL(issuer), client, secret, undefined, {
        timeout: ANSWERS_WITHIN_SECONDS,
        // A plain address is taken outside production alone: `platform/networks.ts` sees to it.
        ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      }));
  return {
    network: 'google',
    addressFor: async (asked, callback) =>
      openid.buildAuthorizationUrl(await settings(), {
        ...(await askedFor(asked, callback)),
        scope: 'openid email',
        nonce: asked.nonce,
      }),
    personOf: async (returnedTo, { state, nonce, verifier }) => {
      const known = await settings();
      const tokens = await openid.authorizationCodeGrant(known, returnedTo, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const { sub, email, email_verified: isVerified, hd: organisation } = tokens.claims()!;
      const isText = typeof email === 'string';
      const isGooglesOwn = typeof organisation === 'string' || (isText && /@gmail\.com$/i.test(email));
      return {
        network: 'google',
        issuer: known.serverMetadata().issuer,
        subject: sub,
        email: isText ? email : null,
        isProven: isVerified === true && isGooglesOwn,
      };
    },
  };
}
