import { NETWORK_ENDS, NETWORKS, type Network, type NetworkEnd } from '@croupier/domain/people/networks';
import { useSearchParams } from 'react-router';

/** How a way to a network has ended, as the address of the page says it. */
export function useNetworkEnd(): { network: Network; ended: NetworkEnd | 'attached' } | undefined {
  const [search] = useSearchParams();
  const network = NETWORKS.find((known) => known === search.get('network'));
  const ended = ([...NETWORK_ENDS, 'attached'] as const).find((known) => known === search.get('ended'));
  return network && ended && { network, ended };
}
