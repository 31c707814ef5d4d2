import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import styles from './health.module.css';
import { HealthTable } from './table.tsx';
import { useDuration } from './use-duration.ts';

/** Games whose returns are off, and the last head of the books. */
export function AlarmsSection({ alarms, head }: Pick<HouseHealth, 'alarms' | 'head'>) {
  const t = useTranslations('health-desk');
  const format = useFormatter();
  const lead = (
    <>
      {alarms.length === 0 && `${t('alarms.none')} `}
      {head ? t('alarms.head', { number: head.number, day: head.day }) : t('alarms.noHead')}
      {head && ' '}
      {head && <Instant at={head.publishedAt} />}
    </>
  );
  return (
    <HealthTable
      title={t('alarms.title')}
      lead={lead}
      rows={alarms}
      keyOf={({ game, mode, money }) => `${game} ${mode} ${money}`}
      columns={[
        { name: t('alarms.game'), cell: ({ game }) => game },
        { name: t('alarms.mode'), cell: ({ mode }) => mode },
        { name: t('alarms.money'), cell: ({ money }) => money },
        {
          name: t('alarms.z'),
          cell: ({ z }) => format.number(z, { maximumFractionDigits: 1 }),
          end: true,
        },
        { name: t('alarms.since'), cell: ({ raisedAt }) => <Instant at={raisedAt} /> },
      ]}
    />
  );
}

/** Letters of the house that wait or were given up. */
export function LettersSection({ letters }: Pick<HouseHealth, 'letters'>) {
  const t = useTranslations('health-desk');
  const may = useMay();
  const { waiting, failed, oldestWaitingAt, areSent } = letters;
  return (
    <section className={styles.section} aria-labelledby="letters-of-the-house">
      <h2 id="letters-of-the-house" className={styles.heading}>
        {t('letters.title')}
      </h2>
      <p>
        {t('letters.sums', { waiting, failed })} {areSent ? '' : t('letters.noServer')}{' '}
        {oldestWaitingAt && (
          <>
            {t('letters.oldest')} <Instant at={oldestWaitingAt} />
          </>
        )}{' '}
        {may('read.letters') && <Link to="/outbox">{t('letters.all')}</Link>}
      </p>
    </section>
  );
}

/** The processes of the house, as the database sees them. */
export function ConnectionsSection({ connections }: Pick<HouseHealth, 'connections'>) {
  const t = useTranslations('health-desk');
  const duration = useDuration();
  return (
    <HealthTable
      title={t('connections.title')}
      lead={t('connections.lead')}
      rows={connections}
      keyOf={({ name }) => name}
      columns={[
        { name: t('connections.name'), cell: ({ name }) => name },
        { name: t('connections.count'), cell: ({ count }) => count, end: true },
        { name: t('connections.busy'), cell: ({ busy }) => busy, end: true },
        { name: t('connections.locks'), cell: ({ waitingForLocks }) => waitingForLocks, end: true },
        {
          name: t('connections.longest'),
          cell: ({ longestSeconds }) => duration(longestSeconds),
          end: true,
        },
        { name: t('connections.since'), cell: ({ since }) => <Instant at={since} /> },
      ]}
    />
  );
}

/** Statements that took long, of the process that answers. */
export function SlowSection({ queries }: { queries: HouseHealth['slowQueries'] }) {
  const t = useTranslations('health-desk');
  const duration = useDuration();
  return (
    <HealthTable
      title={t('slow.title')}
      lead={queries.length === 0 ? t('slow.none') : t('slow.lead')}
      rows={queries}
      keyOf={({ at, statement, durationMs }) => `${at} ${durationMs} ${statement}`}
      columns={[
        { name: t('slow.at'), cell: ({ at }) => <Instant at={at} seconds /> },
        { name: t('slow.took'), cell: ({ durationMs }) => duration(durationMs / 1_000), end: true },
        { name: t('slow.statement'), cell: ({ statement }) => <code>{statement}</code> },
      ]}
    />
  );
}
