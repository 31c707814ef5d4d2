import type { InputOf } from '@croupier/contract/kit';
import {
  attachNetwork,
  detachNetwork,
  listNetworks,
  networkNewcomer,
  signUpByNetwork,
} from '@croupier/contract/people/networks';
import type { Network } from '@croupier/domain/people/networks';
import type { Language } from '@croupier/domain/site/regions';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';

export const networksQuery = {
  queryKey: ['networks'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listNetworks, {}, signal),
};

/** Leaves for the network; what became of it the profile says when the player is back. */
export async function goAndAttach(network: Network, language: Language): Promise<never> {
  const asked = { params: { network }, body: { language } };
  const { address } = await steppingUp(() => call(attachNetwork, asked));
  window.location.assign(address);
  // Never answered: the button stays busy until the new page replaces it.
  return new Promise(() => undefined);
}

export const detach = (network: Network) => steppingUp(() => call(detachNetwork, { params: { network } }));

export const newcomerQuery = {
  queryKey: ['network-newcomer'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(networkNewcomer, {}, signal)).newcomer,
};

export const openByNetwork = (body: InputOf<typeof signUpByNetwork>['body']) =>
  call(signUpByNetwork, { body });
