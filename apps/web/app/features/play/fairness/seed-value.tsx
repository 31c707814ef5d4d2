import { Icon, IconButton } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './fairness.module.css';

const TOLD_MS = 2_000;

/** A name and its value in a definition list, with a button that copies the value. */
export function SeedValue({ name, value }: { name: string; value: string }) {
  const t = useTranslations('fairness.page');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), TOLD_MS);
    } catch {
      // Without the permission the value can still be selected by hand.
    }
  };
  return (
    <div className={styles.value}>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <IconButton label={`${copied ? t('copied') : t('copy')}: ${name}`} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
        </IconButton>
      </dd>
    </div>
  );
}
