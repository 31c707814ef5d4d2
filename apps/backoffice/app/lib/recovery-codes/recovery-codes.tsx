import { Button, showToast } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import styles from './recovery-codes.module.css';

/** Codes that are told this once: to copy or print, and on only when they are written down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useTranslations('lib.recoveryCodes');
  const [isKept, setKept] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => showToast(t('copied'), 'success'))
      .catch(() => showToast(t('notCopied'), 'error'));
  return (
    <div className={styles.block}>
      <ul className={styles.codes} aria-label={t('label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button size="small" icon={<Icon name="copy" size={16} />} onClick={copy}>
          {t('copy')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <label className={styles.kept}>
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        {t('kept')}
      </label>
      <Button look="primary" wide disabled={!isKept} onClick={onKept}>
        {t('on')}
      </Button>
    </div>
  );
}
