import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './stops.module.css';

/** The steps as stops of a map, a dotted way between them. */
export function Stops({ steps }: { steps: LoadedPage['steps'] }) {
  const t = useTranslations('content');
  const id = useId();
  return (
    <section className={styles.map} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('steps')}
      </h2>
      <div className={styles.land}>
        <svg className={styles.way} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M125 0c85 0 165 100 250 100S540 0 625 0s165 100 250 100" />
        </svg>
        <ol className={styles.stops}>
          {steps.map((step, n) => (
            <li key={step.title} className={styles.stop}>
              <span className={styles.pin} aria-hidden="true">
                <span>{n + 1}</span>
              </span>
              <div>
                <h3 className={styles.name}>{step.title}</h3>
                <Prose html={step.html} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
