import { ConfigError, type Environment } from './environment.ts';

/** Companies whose accounts players may sign in with; one that is not named is not offered. */
export interface Networks {
  readonly google?: { readonly client: string; readonly secret: string; readonly issuer: string };
  readonly facebook?: {
    readonly client: string;
    readonly secret: string;
    /** Where its people say yes, and where it says who they are. */
    readonly site: string;
    readonly graph: string;
  };
}

/** All of one or none; over a plain connection anybody on the way could sign in as anybody. */
export function networksOf(env: Environment): Networks {
  const google = clientOf(env, 'GOOGLE', ['GOOGLE_ISSUER']);
  const facebook = clientOf(env, 'FACEBOOK', ['FACEBOOK_SITE', 'FACEBOOK_GRAPH']);
  return {
    ...(google && { google: { ...google, issuer: env.GOOGLE_ISSUER } }),
    ...(facebook && { facebook: { ...facebook, site: env.FACEBOOK_SITE, graph: env.FACEBOOK_GRAPH } }),
  };
}

type AddressName = 'GOOGLE_ISSUER' | 'FACEBOOK_SITE' | 'FACEBOOK_GRAPH';

function clientOf(
  env: Environment,
  name: 'GOOGLE' | 'FACEBOOK',
  addresses: readonly AddressName[],
): { client: string; secret: string } | undefined {
  const [client, secret] = [env[`${name}_CLIENT`], env[`${name}_SECRET`]];
  if (client === undefined && secret === undefined) return undefined;
  if (client === undefined || secret === undefined)
    throw new ConfigError(`${name}_CLIENT needs ${name}_SECRET.`);
  const plain = addresses.find((address) => env[address].startsWith('http:'));
  if (env.CROUPIER_ENV === 'production' && plain !== undefined)
    throw new ConfigError(`${plain} must be https in production.`);
  return { client, secret };
}
