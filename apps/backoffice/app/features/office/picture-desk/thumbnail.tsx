import { thumbnailPath } from '@croupier/contract/office/picture-desk';
import styles from './pictures.module.css';

interface ThumbnailProps {
  picture: { readonly name: string; readonly version: string };
  /** As high as a line, in a cell of its own, which has nothing but it to be called by. */
  inRow?: boolean;
}

/** A picture, small; what it is called stands beside it. */
export const Thumbnail = ({ picture, inRow }: ThumbnailProps) => (
  <img
    className={`${styles.thumbnail} ${inRow ? styles.inRow : ''}`}
    src={thumbnailPath(picture)}
    alt={inRow ? picture.name : ''}
    loading="lazy"
    decoding="async"
  />
);
