import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { limitsQuery } from './limits-queries.ts';
import styles from './limits.module.css';

/** Before money goes in, whoever has not limited what they deposit is asked to; where they need not, they may pass it over. */
export function NoLimitNote({ onLeave }: { onLeave(): void }) {
  const t = useTranslations('limits');
  const { data } = useQuery(limitsQuery);
  const isLimited = data?.limits.some(({ rule, size }) => rule === 'deposit_limit' && size !== null);
  if (!data || (isLimited && data.needed.length === 0)) return null;
  return (
    <p className={styles.asked}>
      {data.needed.length > 0 ? t('needed') : t('noLimit')}{' '}
      <Link to="/profile/play-safely#limits" onClick={onLeave}>
        {t('set')}
      </Link>
    </p>
  );
}
