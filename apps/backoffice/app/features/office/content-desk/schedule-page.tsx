import { contentSchedule, SCHEDULE_DAYS } from '@croupier/contract/office/content-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { Badge, EmptyState, Segmented, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import styles from './content-desk.module.css';
import { useScopeText } from './document-name.ts';

type Event = OutputOf<typeof contentSchedule>['events'][number];
type Days = (typeof SCHEDULE_DAYS)[number];

/** What begins and what ends on the site in the next days. */
export default function SchedulePage() {
  const t = useTranslations('content-desk');
  const [days, setDays] = useState<Days>('31');
  const { data, error, refetch } = useQuery(queryOf(contentSchedule, { query: { days } }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Page
      title={t('schedule.title')}
      lead={
        <>
          <Link to="/content">{t('one.all')}</Link> · {t('schedule.lead', { zone })}
        </>
      }
    >
      <Segmented<Days>
        label={t('schedule.days')}
        value={days}
        options={SCHEDULE_DAYS.map((value) => ({ value, label: t(`schedule.in.${value}`) }))}
        onChange={setDays}
      />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.events.length === 0 && (
        <EmptyState icon={<Icon name="history" />} title={t('schedule.none')} text={t('schedule.noneText')} />
      )}
      {data && <Days events={data.events} />}
    </Page>
  );
}

function Days({ events }: { events: readonly Event[] }) {
  const format = useFormatter();
  const dayOf = ({ at }: Event) => format.dateTime(new Date(at), { dateStyle: 'full' });
  return [...new Set(events.map(dayOf))].map((day) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul>
        {events
          .filter((event) => dayOf(event) === day)
          .map((event) => (
            <EventLine
              key={`${event.kind}/${event.key}/${event.scope}/${event.version}/${event.what}`}
              event={event}
            />
          ))}
      </ul>
    </section>
  ));
}

function EventLine({ event }: { event: Event }) {
  const t = useTranslations('content-desk');
  const format = useFormatter();
  const scopeText = useScopeText();
  const { kind, key, scope, title, what, at, version } = event;
  return (
    <li className={styles.event}>
      <time dateTime={at} className="tabular">
        {format.dateTime(new Date(at), { timeStyle: 'short' })}
      </time>
      <Badge tone={what === 'begins' ? 'win' : 'quiet'}>{t(`schedule.${what}`)}</Badge>
      <Link to={`/content/${kind}/${key}/${scope}`}>{title}</Link>
      <span>
        {t(`choices.kind.${kind}`)} · {scopeText(scope)} · {t('schedule.version', { version })}
      </span>
    </li>
  );
}
