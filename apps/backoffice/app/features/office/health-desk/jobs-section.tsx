import type { HouseHealth, JobHealth } from '@croupier/contract/office/health-desk';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { HealthTable } from './table.tsx';
import { useDuration } from './use-duration.ts';

/** What the house does by itself, how often, and how it went. */
export function JobsSection({ jobs, workers }: Pick<HouseHealth, 'jobs' | 'workers'>) {
  const t = useTranslations('health-desk');
  const duration = useDuration();
  return (
    <HealthTable
      title={t('jobs.title')}
      lead={t('jobs.lead', { count: workers })}
      rows={jobs}
      keyOf={({ name }) => name}
      columns={[
        { name: t('jobs.name'), cell: ({ name }) => name },
        { name: t('jobs.state'), cell: (job) => <State job={job} /> },
        {
          name: t('jobs.every'),
          cell: ({ everyMs }) => (everyMs === null ? '—' : duration(everyMs / 1_000)),
          end: true,
        },
        { name: t('jobs.last'), cell: ({ last }) => (last ? <Instant at={last.endedAt} seconds /> : '—') },
        { name: t('jobs.process'), cell: ({ last }) => last?.process ?? '—' },
        { name: t('jobs.failure'), cell: (job) => <Failure job={job} /> },
      ]}
    />
  );
}

function State({ job }: { job: JobHealth }) {
  const t = useTranslations('health-desk');
  if (job.isRunning) return <Badge tone="accent">{t('jobs.states.running')}</Badge>;
  if (job.isFailing) return <Badge tone="lose">{t('jobs.states.failing')}</Badge>;
  if (job.isLate) return <Badge tone="warn">{t('jobs.states.late')}</Badge>;
  if (job.everyMs === null) return <Badge>{t('jobs.states.gone')}</Badge>;
  return job.last ? (
    <Badge tone="win">{t('jobs.states.well')}</Badge>
  ) : (
    <Badge>{t('jobs.states.never')}</Badge>
  );
}

function Failure({ job: { failure } }: { job: JobHealth }) {
  if (!failure) return '—';
  return (
    <>
      <Instant at={failure.at} seconds /> <code>{failure.error}</code>
    </>
  );
}
