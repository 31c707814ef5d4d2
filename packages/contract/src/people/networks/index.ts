import { NETWORKS } from '@croupier/domain/people/networks';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const NetworkSchema = Type.Enum([...NETWORKS]);
const Named = Closed({ network: NetworkSchema });

export const NetworksSchema = Closed({
  /** Those that the house offers, and one that it offers no more while it is attached. */
  networks: Type.Array(
    Closed({ network: NetworkSchema, attachedAt: Type.Union([InstantSchema, Type.Null()]) }),
  ),
  /** Who opened the account by a network has none until they choose one. */
  hasPassword: Type.Boolean(),
});
export type Networks = Static<typeof NetworksSchema>;

/**
 * Where a browser begins to sign in, and where the network sends it back: steps of the browser itself, which answer with an address to
 * go to. `?redirect=` is where somebody wanted to be, `?language=` what they speak.
 */
export const startPath = (network: string): string => `/api/users/networks/${network}/start`;
export const callbackPath = (network: string): string => `/api/users/networks/${network}/callback`;

export const listNetworks = operation({
  method: 'GET',
  path: '/api/users/networks',
  access: 'player',
  tag: 'networks',
  summary: 'The networks that I sign in with',
  response: NetworksSchema,
});
/** Read by the page that a player comes to from a network: they have just signed in by it, which no form of the site has done. */
export const ENTERED_COOKIE = 'croupier_entered';

export const attachNetwork = operation({
  method: 'POST',
  path: '/api/users/networks/:network',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag: 'networks',
  summary: 'Where to go to attach a network; what it says there is good in this session alone',
  params: Named,
  /** Of the page that they come back to. */
  body: Closed({ language: LanguageSchema }),
  refuses: ['not_found', 'conflict', 'unavailable'],
  response: Closed({ address: Type.String() }),
});
export const detachNetwork = operation({
  method: 'DELETE',
  path: '/api/users/networks/:network',
  access: 'player',
  stepUp: true,
  tag: 'networks',
  summary: 'Detach a network; never the last way in',
  params: Named,
  refuses: ['not_found', 'conflict'],
  response: NetworksSchema,
});

export * from './sign-up.ts';
