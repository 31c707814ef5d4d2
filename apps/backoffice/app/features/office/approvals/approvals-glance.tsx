import { listApprovals } from '@croupier/contract/office/approvals';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';

/** How much waits, and since when, for the room's card. */
export default function ApprovalsGlance() {
  const t = useTranslations('approvals');
  const textOf = useErrorText();
  const { data, error } = useQuery(
    queryOf(listApprovals, { query: { state: 'waiting', sort: 'createdAt', limit: '20' } }),
  );
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  const [oldest] = data.rows;
  if (!oldest) return <p>{t('glance.nothing')}</p>;
  return (
    <p>
      {t('glance.waiting', { count: data.rows.length, more: String(data.next !== null) })}{' '}
      <Instant at={oldest.createdAt} />
    </p>
  );
}
