import { Badge, Icon, isIconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { LoadedPage } from './load-page-data.ts';
import { Prose } from './prose.tsx';
import styles from './content-parts.module.css';

/** Facts side by side, each with its own picture, or an icon where its key names one. */
export function ContentCards({ cards }: { cards: LoadedPage['cards'] }) {
  const t = useTranslations('content');
  return (
    <ul className={styles.cards}>
      {cards.map(({ key, title, html, mark, picture }) => (
        <li key={key} className={styles.card}>
          {picture !== undefined && (
            <img className={styles.drawing} src={picture} alt="" width={480} height={360} loading="lazy" />
          )}
          {picture === undefined && isIconName(key) && (
            <span className={styles.medal}>
              <Icon name={key} size={26} />
            </span>
          )}
          <h2 className={styles.name}>
            {title} {mark === 'soon' && <Badge tone="accent">{t('soon')}</Badge>}
          </h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
