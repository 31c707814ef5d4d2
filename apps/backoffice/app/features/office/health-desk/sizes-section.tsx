import { houseSizes } from '@croupier/contract/office/health-desk';
import { Badge, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { HealthTable } from './table.tsx';
import { useMegabytes } from './use-megabytes.ts';

/** Sizes change slowly. */
const FRESH_MS = 10 * 60_000;
/** So many are shown, the biggest first, and those of the archive. */
const SHOWN = 20;

/** How big the database is, and what fills it. */
export function SizesSection() {
  const t = useTranslations('health-desk');
  const format = useFormatter();
  const megabytes = useMegabytes();
  const { data, error, refetch } = useQuery({ ...queryOf(houseSizes, {}), staleTime: FRESH_MS });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const tables = data.tables.filter(({ isArchive }, at) => isArchive || at < SHOWN);
  return (
    <HealthTable
      title={t('sizes.title')}
      lead={t('sizes.lead', { all: megabytes(Number(data.bytes)), shown: SHOWN })}
      rows={tables}
      keyOf={({ name }) => name}
      columns={[
        {
          name: t('sizes.table'),
          cell: ({ name, isArchive }) => (
            <>
              {name} {isArchive && <Badge>{t('sizes.archive')}</Badge>}
            </>
          ),
        },
        { name: t('sizes.size'), cell: ({ bytes }) => megabytes(Number(bytes)), end: true },
        { name: t('sizes.rows'), cell: ({ rows }) => format.number(Number(rows)), end: true },
      ]}
    />
  );
}
