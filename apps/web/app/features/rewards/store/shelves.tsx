import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './shelves.module.css';

/** The kinds of goods on planks under an awning: what it is stands on the shelf, and its label hangs below. */
export function Shelves({ kinds }: { kinds: LoadedPage['cards'] }) {
  return (
    <div className={styles.store}>
      <ul className={styles.shelves}>
        {kinds.map(({ key, title, html, picture }) => (
          <li key={key} className={styles.kind}>
            <span className={styles.plank}>
              {picture !== undefined && <img src={picture} alt="" width={120} height={100} loading="lazy" />}
            </span>
            <div className={styles.label}>
              <h2 className={styles.name}>{title}</h2>
              <Prose html={html} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
