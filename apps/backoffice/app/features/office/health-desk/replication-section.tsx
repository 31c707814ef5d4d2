import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { HealthTable } from './table.tsx';
import { useDuration } from './use-duration.ts';
import { useMegabytes } from './use-megabytes.ts';

/** The machines that hold what is committed: whether commits wait for a second one, and how far behind each standby is. */
export function ReplicationSection({ database }: Pick<HouseHealth, 'database'>) {
  const t = useTranslations('health-desk.replication');
  const duration = useDuration();
  const megabytes = useMegabytes();
  const { commitsWait, timeline, standbys } = database;
  const said = [
    t(commitsWait ? 'waits' : 'alone'),
    ...(standbys === null ? [t('hidden')] : []),
    ...(standbys?.length === 0 ? [t('none')] : []),
    ...(timeline === null ? [] : [t('timeline', { timeline: String(timeline) })]),
  ];
  return (
    <HealthTable
      title={t('title')}
      lead={said.join(' ')}
      rows={(standbys ?? []).map((standby, at) => ({ ...standby, at }))}
      // Two machines may go by one name.
      keyOf={({ name, at }) => `${name} ${at}`}
      columns={[
        { name: t('name'), cell: ({ name }) => name },
        { name: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          name: t('state'),
          cell: ({ isStreaming }) => (
            <Badge tone={isStreaming ? 'win' : 'warn'}>{t(isStreaming ? 'streaming' : 'behind')}</Badge>
          ),
        },
        {
          name: t('notReplayed'),
          cell: ({ lagBytes }) => (lagBytes === null ? '—' : megabytes(lagBytes)),
          end: true,
        },
        {
          name: t('lag'),
          cell: ({ lagSeconds }) => (lagSeconds === null ? '—' : duration(lagSeconds)),
          end: true,
        },
      ]}
    />
  );
}
