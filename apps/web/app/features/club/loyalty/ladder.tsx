import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './ladder.module.css';

/** The levels from the lowest to the highest, each a step higher than the one before. */
export function Ladder({ levels }: { levels: LoadedPage['cards'] }) {
  return (
    <ol className={styles.ladder}>
      {levels.map(({ key, title, html, picture }) => (
        <li key={key} className={styles.level}>
          <img className={styles.medal} src={picture} alt="" width={480} height={360} loading="lazy" />
          <div className={styles.step}>
            <h2 className={styles.name}>{title}</h2>
            <Prose html={html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
