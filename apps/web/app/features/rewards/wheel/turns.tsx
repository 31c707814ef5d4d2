import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './turns.module.css';

/** The life of a spin, laid round a hub like sectors. */
export function Turns({ steps }: { steps: LoadedPage['steps'] }) {
  const t = useTranslations('content');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('steps')}
      </h2>
      <ol className={styles.wheel}>
        {steps.map((step, n) => (
          <li key={step.title} className={styles.sector}>
            <span className={styles.number} aria-hidden="true">
              {n + 1}
            </span>
            <div>
              <h3 className={styles.name}>{step.title}</h3>
              <Prose html={step.html} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
