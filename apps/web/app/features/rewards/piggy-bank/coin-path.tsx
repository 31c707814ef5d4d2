import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './coin-path.module.css';

/** The steps as coins that fall through a slot, one under the other. */
export function CoinPath({ steps }: { steps: LoadedPage['steps'] }) {
  const t = useTranslations('content');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('steps')}
      </h2>
      <ol className={styles.path}>
        {steps.map((step, n) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.coin} aria-hidden="true">
              {n + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{step.title}</h3>
              <Prose html={step.html} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
