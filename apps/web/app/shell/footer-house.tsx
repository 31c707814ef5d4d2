import { useBrand, useHouse } from '../lib/root-data.ts';
import styles from './footer.module.css';

const NETWORKS: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
};

/** Whose house it is, in the brand's own voice: its mark, who runs it in this region, and where it is spoken to. */
export function FooterHouse() {
  const brand = useBrand();
  const { slogan, legalName, supportEmail, socialMedia } = useHouse();
  return (
    <div className={styles.house}>
      <img src={`/brands/${brand}.svg`} alt="" width="56" height="56" loading="lazy" />
      <div>
        <p className={styles.slogan}>{slogan}</p>
        <p className={styles.runBy}>{legalName}</p>
      </div>
      <p className={styles.links}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {socialMedia.map(({ network, url }) => (
          <a key={network} href={url} rel="noopener noreferrer nofollow" target="_blank">
            {NETWORKS[network]}
          </a>
        ))}
      </p>
    </div>
  );
}
