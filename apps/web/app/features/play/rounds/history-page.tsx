import { buttonClass, Button, EmptyState, ErrorState, Icon, Segmented } from '@croupier/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { FileLink } from '../../../lib/file-link.tsx';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/history-page';
import {
  fileQueryOf,
  isFiltered,
  queryOf,
  readFilter,
  writeFilter,
  type HistoryFilter,
} from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { RoundList } from './round-list.tsx';
import { ROUNDS_KEY, roundsQuery } from './rounds-queries.ts';
import { StudioRounds } from './studio-rounds.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'rounds.history.meta.title', description: 'rounds.history.meta.description' },
    { index: false },
  );

export default function HistoryPage() {
  const t = useTranslations('rounds.history');
  const [search, setSearch] = useSearchParams();
  const ofStudios = search.get('where') === 'studios';
  const go = (address: Record<string, string>) =>
    setSearch(address, { replace: true, preventScrollReset: true });
  const where = (
    <Segmented
      label={t('where')}
      quietLabel
      value={ofStudios ? 'studios' : 'house'}
      options={[
        { value: 'house', label: t('ofHouse') },
        { value: 'studios', label: t('ofStudios') },
      ]}
      onChange={(next) => go(next === 'studios' ? { where: next } : {})}
    />
  );
  const filter = readFilter(search);
  return (
    <Page title={t('title')} lead={t('lead')} picture="rounds" actions={where}>
      {ofStudios ? (
        <StudioRounds />
      ) : (
        <>
          {filter.state === '' && <OpenRounds />}
          <HistoryFilters filter={filter} onChange={(next) => go(writeFilter(next))} onClear={() => go({})} />
          <Rounds key={search.toString()} filter={filter} onShowAll={() => go({})} />
        </>
      )}
    </Page>
  );
}

function Rounds({ filter, onShowAll }: { filter: HistoryFilter; onShowAll(): void }) {
  const t = useTranslations('rounds.history');
  const rounds = useInfiniteQuery(roundsQuery(queryOf(filter)));
  const queries = useQueryClient();
  // A round settled in another window belongs on top; with one page shown, asking again is cheap.
  useNudge('round', () => {
    if ((rounds.data?.pages.length ?? 0) <= 1) void askAnew(queries, { queryKey: ROUNDS_KEY });
  });
  const rows = rounds.data?.pages.flatMap((page) => page.rounds) ?? [];
  // The server looks through so many rounds at a time; a filter that fits few may need more than one look.
  const looksOn = rounds.data?.pages.at(-1)?.rounds.length === 0 && rounds.hasNextPage;
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = rounds;
  useEffect(() => {
    if (looksOn && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [looksOn, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (rounds.isPending || (rows.length === 0 && looksOn)) return <ListSkeleton rows={8} />;
  if (!rounds.data) {
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void rounds.refetch()}
      />
    );
  }
  if (rows.length === 0) return <NoRounds filtered={isFiltered(filter)} onShowAll={onShowAll} />;
  return (
    <>
      {filter.state !== 'open' && (
        <FileLink path="/api/rounds.csv" query={fileQueryOf(filter)}>
          {t('save')}
        </FileLink>
      )}
      <RoundList rounds={rows} />
      <ListEnd
        pages={rounds}
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

function NoRounds({ filtered, onShowAll }: { filtered: boolean; onShowAll(): void }) {
  const t = useTranslations('rounds.history');
  const icon = <Icon name="history" size={28} />;
  if (filtered) {
    return (
      <EmptyState
        icon={icon}
        title={t('emptyFilterTitle')}
        text={t('emptyFilterText')}
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      />
    );
  }
  const action = (
    <Link to="/" className={buttonClass({ look: 'primary' })}>
      {t('emptyAction')}
    </Link>
  );
  return <EmptyState icon={icon} title={t('emptyTitle')} text={t('emptyText')} action={action} />;
}
