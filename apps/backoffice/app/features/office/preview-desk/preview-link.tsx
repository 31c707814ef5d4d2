import { Button, buttonClass, showToast } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './preview.module.css';

/** A link that was made: to be opened beside, or given to a colleague. */
export function PreviewLink({ url, until }: { url: string; until: string }) {
  const t = useTranslations('preview-desk');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), [url]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast(t('copied'), 'success'),
      () => showToast(t('notCopied'), 'error'),
    );
  return (
    <section className={styles.link} aria-label={t('link')}>
      <p>
        {t('until')} <Instant at={until} />. {t('whoever')}
      </p>
      <div className={styles.acts}>
        <a
          ref={link}
          className={buttonClass({ look: 'primary' })}
          href={url}
          target="_blank"
          rel="noreferrer noopener"
        >
          {t('open')}
        </a>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
    </section>
  );
}
