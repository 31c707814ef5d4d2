import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRootData } from '../../../lib/root-data.ts';
import styles from './preview-bar.module.css';

/** Says on each page of a preview that it is one, and leads out of it; once its link is over, that it is. */
export default function PreviewBar() {
  const t = useTranslations('preview');
  const { kind, key, version = 0, untilMs = 0 } = useRootData().preview ?? {};
  const isOver = useIsOver(untilMs);
  return (
    <aside className={styles.bar} aria-label={t('label')} data-over={isOver || undefined}>
      <p className={styles.text} role={isOver ? 'status' : undefined}>
        {isOver ? t('ended') : t('shown', { version, name: `${kind}/${key}` })}
      </p>
      {/* With a document of its own: what this one was made of is not what everybody sees. */}
      <a className={styles.leave} href="/preview/leave">
        {t('leave')}
      </a>
    </aside>
  );
}

function useIsOver(untilMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), untilMs - Date.now());
    return () => clearTimeout(timer);
  }, [untilMs]);
  return isOver;
}
