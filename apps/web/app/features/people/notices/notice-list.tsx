import type { Notice } from '@croupier/contract/people/notices';
import { Button, EmptyState, ErrorState } from '@croupier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { dayOf } from '@croupier/ui/calendar/days.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { byDay, type Day } from './by-day.ts';
import { BellIcon } from './icons.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery, useSee } from './notices-queries.ts';
import styles from './notices.module.css';
import { SendAgain } from './send-again.tsx';

interface Props {
  about: Notice['category'] | undefined;
  onShowAll(): void;
}

/** The notices day by day, as a list that grows into the past. */
export function NoticeList({ about, onShowAll }: Props) {
  const t = useTranslations('notices');
  const pages = useInfiniteQuery(noticesQuery(about));
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (!pages.data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void pages.refetch()}
      />
    );
  const notices = pages.data.pages.flatMap((page) => page.notices);
  if (notices.length === 0) return <NoNotices about={about} onShowAll={onShowAll} />;
  return (
    <>
      <div className={styles.days}>
        {byDay(notices, ({ at }) => dayOf(new Date(at))).map((day) => (
          <OneDay key={day.day} day={day} />
        ))}
      </div>
      <ListEnd
        pages={pages}
        texts={{
          loadMore: t('loadMore'),
          loading: t('loading'),
          failed: t('errorText'),
          end: t('end'),
        }}
      />
    </>
  );
}

/** What is worth a second letter: the player may need to have it in their hands. */
const WORTH_SENDING: ReadonlySet<Notice['category']> = new Set<Notice['category']>([
  'security',
  'money',
  'play',
]);

function OneDay({ day: { day, entries } }: { day: Day<Notice> }) {
  const see = useSee();
  const name = useDayName();
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {name(day, entries[0]!.at)}
      </h2>
      <ul className={`${list.frame} ${list.rows}`} aria-labelledby={id}>
        {entries.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onTake={() => see.mutate(notice.id)}>
            {WORTH_SENDING.has(notice.category) && <SendAgain id={notice.id} />}
          </NoticeRow>
        ))}
      </ul>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Today and yesterday by their names, any other day by its date. */
function useDayName(): (day: string, at: string) => string {
  const t = useTranslations('notices');
  const date = useDate();
  return (day, at) => {
    const now = Date.now();
    if (day === dayOf(new Date(now))) return t('today');
    return day === dayOf(new Date(now - DAY_MS)) ? t('yesterday') : date(at, 'date');
  };
}

function NoNotices({ about, onShowAll }: Props) {
  const t = useTranslations('notices');
  const icon = <BellIcon size={28} />;
  if (!about) return <EmptyState icon={icon} title={t('emptyTitle')} text={t('emptyText')} />;
  const action = <Button onClick={onShowAll}>{t('showAll')}</Button>;
  return <EmptyState icon={icon} title={t('emptyFilter')} action={action} />;
}
