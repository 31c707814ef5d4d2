import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { Page } from '../../../pages/page.tsx';
import { Room } from '../../../pages/room.tsx';
import type { Route } from './+types/calendar-page';
import { calendarQuery } from './calendar-query.ts';
import { GiftCalendar } from './gift-calendar.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'calendar.meta.title', description: 'calendar.meta.description' },
    { index: false },
  );

/** The calendar of gifts, or the word that there is none now. */
export default function CalendarPage() {
  const t = useTranslations('calendar');
  const calendar = useQuery(calendarQuery(useLanguage()));
  // A door that was opened in another tab.
  useLiveOnceShown('reward', ({ source }) => void (source === 'calendar' && calendar.refetch()));
  return (
    <Room cloth="velvet">
      <Page title={calendar.data?.name ?? t('meta.title')} lead={calendar.data?.lead}>
        {calendar.isPending && <ListSkeleton rows={3} />}
        {calendar.isError && !calendar.data && (
          <ErrorState
            title={t('errorTitle')}
            text={t('errorText')}
            retryLabel={t('retry')}
            onRetry={() => void calendar.refetch()}
          />
        )}
        {calendar.data === null && (
          <EmptyState
            icon={<Icon name="gift" size={28} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link to="/bonuses" className={buttonClass({ look: 'primary' })}>
                {t('emptyAction')}
              </Link>
            }
          />
        )}
        {calendar.data && <GiftCalendar key={calendar.data.code} calendar={calendar.data} />}
      </Page>
    </Room>
  );
}
