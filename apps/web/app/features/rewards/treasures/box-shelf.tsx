import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './box-shelf.module.css';

/** What may become of a box, side by side on a shelf. */
export function BoxShelf({ boxes }: { boxes: LoadedPage['cards'] }) {
  return (
    <ul className={styles.shelf}>
      {boxes.map(({ key, title, html, picture }) => (
        <li key={key} className={styles.box}>
          <img className={styles.picture} src={picture} alt="" width={480} height={360} loading="lazy" />
          <div className={styles.words}>
            <h2 className={styles.name}>{title}</h2>
            <Prose html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
