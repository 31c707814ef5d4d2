import { NETWORKS, type Network } from '@croupier/domain/people/networks';
import type { PageArgs } from '../../../lib/page-host.ts';
import { siteOf } from '../../../lib/site-of.ts';

/** The networks that the house offers; none while nobody tells. */
export async function loadNetworks(args: PageArgs): Promise<readonly Network[]> {
  const site = await siteOf(args);
  return NETWORKS.filter((network) => site?.[`${network}Enabled`]);
}
