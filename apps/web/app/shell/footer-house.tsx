import { useBrand, useHouse } from '../lib/root-data.ts';
import { SocialLinks } from '../lib/social-links.tsx';
import styles from './footer.module.css';

/** Whose house it is, in the brand's own voice: its mark, who runs it in this region, and where it is spoken to. */
export function FooterHouse() {
  const brand = useBrand();
  const { slogan, legalName, supportEmail } = useHouse();
  return (
    <div className={styles.house}>
      <img src={`/brands/${brand}.svg`} alt="" width="56" height="56" loading="lazy" />
      <div>
        <p className={styles.slogan}>{slogan}</p>
        <p className={styles.runBy}>{legalName}</p>
      </div>
      <p className={styles.links}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        <SocialLinks />
      </p>
    </div>
  );
}
