import { EDITIONS, type RegionId, type SocialNetwork } from '../regions/index.ts';
import { BRAND_IDENTITIES, type Brand } from './brands.ts';

/** An address of the house where people talk: of the demonstration, under a name that leads nowhere. */
interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** A region's edition of a brand's house: what its pages and letters say of who runs it and where to ask. */
export function editionOf(region: RegionId, brand: Brand) {
  const edition = EDITIONS[region];
  const { host } = BRAND_IDENTITIES[brand];
  const name = `${brand}-${region.toLowerCase()}`;
  return {
    ...edition,
    supportEmail: `support-${region.toLowerCase()}@${host}`,
    socialMedia: edition.socialNetworks.map((network): SocialLink => ({
      network,
      url: `https://${network}.example/${name}`,
    })),
  };
}
