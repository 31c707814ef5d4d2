import type { BannerLayout } from '@croupier/domain/site/banners';
import { Icon } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import { Picture } from '../../../lib/picture.tsx';
import type { Banner } from './banner.ts';
import styles from './banner-view.module.css';

/** How wide a banner's picture is shown, as `sizes` of an `<img>`. */
const SIZES: Readonly<Record<BannerLayout, string>> = {
  square_tiles: '(width >= 48rem) 12rem, 40vw',
  liver: '4rem',
  pennant: '(width >= 48rem) 10rem, 36vw',
  rectangle: '(width >= 48rem) 24rem, 46vw',
  round_rectangle: '(width >= 48rem) 20rem, 46vw',
};

/** One banner, all of which is the way to where it leads. */
export function BannerView({
  banner: { title, text, action, picture, tone },
  layout,
  eager = false,
}: {
  banner: Banner;
  layout: BannerLayout;
  /** In sight at once. */
  eager?: boolean;
}) {
  return (
    <div className={styles.banner} data-layout={layout} data-tone={tone}>
      {picture && (
        <div className={styles.art}>
          <Picture picture={picture} alt="" sizes={SIZES[layout]} eager={eager} className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={action.to} className={styles.way}>
            {title}
          </Link>
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <span className={styles.action} aria-hidden="true">
          <span className={styles.label}>{action.label}</span>
          <Icon name="right" size={16} />
        </span>
      </div>
    </div>
  );
}
