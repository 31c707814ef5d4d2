import { canonicalEmail } from '@croupier/domain/people/players';
import * as openid from 'openid-client';
import type { SingleSignOn } from '../../../platform/config.ts';
import { beginLogin } from './first-step.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { findByEmail } from './operators-store.ts';

/** What the browser keeps sealed while it is at the provider. */
interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly untilMs: number;
}

const JOURNEY_LASTS_MS = 10 * 60_000;
const PLACE = 'single sign-on';

export interface SignOn {
  /** Where the browser goes, and what it keeps meanwhile. */
  start(): Promise<{ address: string; kept: string }>;
  /**
   * What the provider says of who came back. @returns the secret of an attempt to sign in whose first step is made, or undefined for
   * whoever is not of this house, whose address is not proven, or whose journey was not begun here
   */
  finish(returnedTo: URL, kept: string): Promise<string | undefined>;
}

/**
 * The first step by OpenID Connect (authorisation code with PKCE): the provider says whose address it is, in place of the password.
 * The second step stays here, whatever the provider asked for.
 */
export function createSignOn(parts: OperatorsParts, settings: SingleSignOn): SignOn {
  const { clock, box, config } = parts;
  const redirect = `${config.office.url}/office/api/sso/callback`;
  let found: Promise<openid.Configuration> | undefined;
  /** Asked for when it is first needed, and again after a failure: a provider that is away holds up no start. */
  const provider = (): Promise<openid.Configuration> =>
    (found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  return {
    start: async () => {
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const verifier = openid.randomPKCECodeVerifier();
      const untilMs = clock.now().getTime() + JOURNEY_LASTS_MS;
      const address = openid.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirect,
        scope: 'openid email',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      const journey: Journey = { state, nonce, verifier, untilMs };
      const kept = box.seal(PLACE, Buffer.from(JSON.stringify(journey))).toString('base64url');
      return { address: address.href, kept };
    },
    finish: async (returnedTo, kept) => {
      const journey = JSON.parse(
        box.unseal(PLACE, Buffer.from(kept, 'base64url')).toString('utf8'),
      ) as Journey;
      if (journey.untilMs <= clock.now().getTime()) return undefined;
      const tokens = await openid.authorizationCodeGrant(await provider(), returnedTo, {
        pkceCodeVerifier: journey.verifier,
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const email = claims?.['email'];
      if (typeof email !== 'string' || claims?.['email_verified'] !== true) return undefined;
      const operator = await findByEmail(parts.db, canonicalEmail(email));
      return operator?.state === 'active' ? beginLogin(parts, parts.db, operator.id) : undefined;
    },
  };
}

const discover = ({ issuer, client, secret }: SingleSignOn): Promise<openid.Configuration> =>
  openid.discovery(new URL(issuer), client, secret, undefined, {
    // A provider on a plain address is taken outside production alone: `platform/config.ts` sees to it.
    ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
  });
