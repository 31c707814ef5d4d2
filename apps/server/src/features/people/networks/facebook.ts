import * as openid from 'openid-client';
import type { Networks } from '../../../platform/networks.ts';
import { ANSWERS_WITHIN_SECONDS, askedFor, type NetworkProvider } from './network-provider.ts';

/** The version of its calls; each is there for two years at least. */
const VERSION = 'v23.0';
const SUBJECT = /^[0-9]{1,64}$/;

/**
 * Facebook, by OAuth 2.0: it has no token that says who somebody is, so it is asked with what the code was changed for. That cannot be
 * a code of another house: it is changed under this one's secret. Whether an e-mail is its owner's Facebook does not say.
 */
export function createFacebook({
  site,
  graph,
  client,
  secret,
}: NonNullable<Networks['facebook']>): NetworkProvider {
  const settings = new openid.Configuration(
    {
      issuer: site,
      authorization_endpoint: `${site}/${VERSION}/dialog/oauth`,
      token_endpoint: `${graph}/${VERSION}/oauth/access_token`,
    },
    client,
    secret,
  );
  settings.timeout = ANSWERS_WITHIN_SECONDS;
  // A plain address is taken outside production alone: `platform/networks.ts` sees to it.
  if (graph.startsWith('http:')) openid.allowInsecureRequests(settings);
  return {
    network: 'facebook',
    addressFor: async (asked, callback) =>
      openid.buildAuthorizationUrl(settings, { ...(await askedFor(asked, callback)), scope: 'email' }),
    personOf: async (returnedTo, { state, verifier }) => {
      const tokens = await openid.authorizationCodeGrant(settings, returnedTo, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      const asking = new URL(`${graph}/${VERSION}/me?fields=id,email`);
      const answer = await openid.fetchProtectedResource(settings, tokens.access_token, asking, 'GET');
      const { id, email } = (await answer.json()) as { id?: unknown; email?: unknown };
      if (!answer.ok || typeof id !== 'string' || !SUBJECT.test(id))
        throw new Error('Facebook did not say who it is');
      return {
        network: 'facebook',
        issuer: site,
        subject: id,
        email: typeof email === 'string' ? email : null,
        isProven: false,
      };
    },
  };
}
