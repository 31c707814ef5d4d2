import { buttonClass, Button, EmptyState, ErrorState, Icon, Select } from '@croupier/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../lib/link.tsx';
import { useLive } from '../../lib/live/live.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Page } from '../../pages/page.tsx';
import type { Route } from './+types/history-page';
import { useGameName } from '../../lib/game-texts.ts';
import { RoundList, RoundListSkeleton } from './round-list.tsx';
import { gamesQuery, ROUNDS_KEY, roundsQuery } from './rounds-queries.ts';
import styles from './history.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'rounds.history.meta.title', description: 'rounds.history.meta.description' },
    { index: false },
  );

export default function HistoryPage() {
  const t = useTranslations('rounds.history');
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? undefined;
  const showGame = (next: string) =>
    setSearch(next === '' ? {} : { game: next }, { replace: true, preventScrollReset: true });
  return (
    <Page title={t('title')} lead={t('lead')} actions={<GameFilter game={game} onChange={showGame} />}>
      <Rounds key={game ?? ''} game={game} onShowAll={() => showGame('')} />
    </Page>
  );
}

function GameFilter({ game, onChange }: { game: string | undefined; onChange(game: string): void }) {
  const t = useTranslations('rounds.history');
  const gameName = useGameName();
  const games = useQuery(gamesQuery).data ?? [];
  const codes = new Set([...games.map(({ code }) => code), ...(game === undefined ? [] : [game])]);
  return (
    <Select
      className={styles.filter!}
      label={t('filter')}
      value={game ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('allGames') },
        ...[...codes].map((code) => ({ value: code, label: gameName(code) })),
      ]}
    />
  );
}

function Rounds({ game, onShowAll }: { game: string | undefined; onShowAll(): void }) {
  const t = useTranslations('rounds.history');
  const rounds = useInfiniteQuery(roundsQuery(game));
  const queries = useQueryClient();
  // A round settled in another window belongs on top; with one page shown, asking again is cheap.
  useLive('round', () => {
    if ((rounds.data?.pages.length ?? 0) <= 1) void queries.invalidateQueries({ queryKey: ROUNDS_KEY });
  });

  if (rounds.isPending) return <RoundListSkeleton />;
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
  const rows = rounds.data.pages.flatMap((page) => page.rounds);
  if (rows.length === 0) return <NoRounds game={game} onShowAll={onShowAll} />;
  return (
    <>
      <RoundList rounds={rows} />
      <div className={styles.more}>
        {rounds.hasNextPage ? (
          <Button busy={rounds.isFetchingNextPage} onClick={() => void rounds.fetchNextPage()}>
            {rounds.isFetchingNextPage ? t('loading') : t('loadMore')}
          </Button>
        ) : (
          <p className={styles.end}>{t('end')}</p>
        )}
        <p role="status" className={styles.failed}>
          {rounds.isFetchNextPageError && t('errorText')}
        </p>
      </div>
    </>
  );
}

function NoRounds({ game, onShowAll }: { game: string | undefined; onShowAll(): void }) {
  const t = useTranslations('rounds.history');
  const icon = <Icon name="history" size={28} />;
  if (game !== undefined) {
    return (
      <EmptyState
        icon={icon}
        title={t('emptyGameTitle')}
        text={t('emptyGameText')}
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
