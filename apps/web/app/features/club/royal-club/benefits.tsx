import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import styles from './benefits.module.css';

/** What a member has, each under its own medal. */
export function Benefits({ benefits }: { benefits: LoadedPage['cards'] }) {
  const t = useTranslations('content');
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ key, title, html, mark, picture }) => (
        <li key={key} className={styles.benefit} data-mark={mark}>
          <img className={styles.medal} src={picture} alt="" width={96} height={96} loading="lazy" />
          <div>
            <h2 className={styles.name}>
              {title} {mark === 'soon' && <Badge tone="gold">{t('soon')}</Badge>}
            </h2>
            <Prose html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
