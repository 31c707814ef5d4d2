import { listAudit } from '@croupier/contract/office/audit';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './audit-glance.module.css';

/** The last acts of the house, for the room's card. */
export default function AuditGlance() {
  const t = useTranslations('audit');
  const textOf = useErrorText();
  const { data, error } = useQuery(queryOf(listAudit, { query: { limit: '3' } }));
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={3} />;
  if (data.rows.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={styles.acts}>
      {data.rows.map(({ position, operator, act, at }) => (
        <li key={position} className={styles.act}>
          <span>{`${operator}: ${act}`}</span>
          <Instant at={at} />
        </li>
      ))}
    </ul>
  );
}
