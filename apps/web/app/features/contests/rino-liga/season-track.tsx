import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './season-track.module.css';

/** A season from start to finish: stations on one track, which winds on wide screens and runs down on phones. */
export function SeasonTrack({ stations }: { stations: LoadedPage['steps'] }) {
  const id = useId();
  const t = useTranslations('content');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('steps')}
      </h2>
      <div className={styles.season}>
        <svg className={styles.track} viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">
          {(['edge', 'lane', 'dashes'] as const).map((name) => (
            <path
              key={name}
              className={styles[name]}
              d="M0 60C60 60 65 24 125 24S250 96 375 96 500 24 625 24s125 72 250 72c60 0 65-36 125-36"
            />
          ))}
        </svg>
        <ol className={styles.stations}>
          {stations.map(({ title, html }, n) => (
            <li key={title} className={styles.station}>
              <span className={styles.post} aria-hidden="true">
                {n + 1}
              </span>
              <h3 className={styles.name}>{title}</h3>
              <Prose html={html} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
