import { useBrand } from '../../../lib/root-data.ts';
import styles from './hero.module.css';

interface Props {
  art: 'cards' | 'chips' | 'seal';
  /** In sight at once. */
  eager: boolean;
}

/** What lies on the felt at the right of a slide, as the brand draws it: cards face up, stacks of chips, or a seal. */
export function HeroArt({ art, eager }: Props) {
  return (
    <img
      className={styles.drawn}
      src={`/brands/${useBrand()}-${art}.svg`}
      alt=""
      width="420"
      height="240"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
