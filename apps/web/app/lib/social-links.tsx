import { useHouse } from './root-data.ts';

const NETWORKS: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
};

/** Where the house is met in this region. */
export function SocialLinks() {
  return useHouse().socialMedia.map(({ network, url }) => (
    <a key={network} href={url} rel="noopener noreferrer nofollow" target="_blank">
      {NETWORKS[network]}
    </a>
  ));
}
