import type { PromotionTile } from '@croupier/contract/site/promotions';
import { Link } from '../../../lib/link.tsx';
import { Picture, type ShownPicture } from '../../../lib/picture.tsx';
import styles from './promotions.module.css';
import { Until } from './until.tsx';

interface ShownPromotion extends Omit<PromotionTile, 'picture'> {
  readonly picture: ShownPicture;
}

/** Offers side by side: the picture on felt, and what it is about. The whole tile is the way to it. */
export function PromotionTiles({ promotions }: { promotions: readonly ShownPromotion[] }) {
  return (
    <ul className={styles.tiles}>
      {promotions.map(({ id, title, lead, picture, until }, n) => (
        <li key={id} className={styles.tile}>
          <span className={styles.felt}>
            <Picture picture={picture} alt="" sizes="(width >= 40rem) 20rem, 90vw" eager={n < 2} />
          </span>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link to={`/promotions/${id}`} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.lead}>{lead}</p>
            <Until until={until} />
          </div>
        </li>
      ))}
    </ul>
  );
}
