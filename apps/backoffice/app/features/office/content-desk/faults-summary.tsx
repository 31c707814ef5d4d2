import { faultIn } from '@croupier/contract/site/content/kinds';
import { useTranslations } from 'use-intl';
import styles from './content-desk.module.css';

/** How much is missing or wrong before it may be published. */
export function FaultsSummary({ faults }: { faults: readonly string[] }) {
  const t = useTranslations('content-desk');
  if (faults.length === 0) return <p className={styles.whole}>{t('form.whole')}</p>;
  const roots = [...new Set(faults.map((line) => faultIn(line).at.split('/')[0]!))];
  const where = roots.map((root) => (root === 'facts' ? t('form.facts') : t(`languages.${root}`))).join(', ');
  return (
    <p className={styles.faulty} role="status">
      {t('form.faulty', { count: faults.length, where })}
    </p>
  );
}
