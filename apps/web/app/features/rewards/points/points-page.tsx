import { POINT_SIGN } from '@croupier/domain/rewards/points';
import type { PointMove } from '@croupier/contract/rewards/points';
import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/points-page';
import { EarningCard } from '../earning/earning-card.tsx';
import { POINTS_KEY, pointsQuery } from './points-query.ts';
import styles from './points.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'points.meta.title', description: 'points.meta.description' }, { index: false });

export default function PointsPage() {
  const t = useTranslations('points');
  const toStore = (
    <Link to="/store" className={buttonClass({ look: 'primary' })}>
      {t('toStore')}
    </Link>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={toStore}>
      <Points />
    </Page>
  );
}

function Points() {
  const t = useTranslations('points');
  const date = useDate();
  const queries = useQueryClient();
  const points = useInfiniteQuery(pointsQuery);
  useNudge('points', () => void askAnew(queries, { queryKey: POINTS_KEY }));
  if (points.isPending) return <ListSkeleton rows={5} />;
  const [first] = points.data?.pages ?? [];
  if (!first)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void points.refetch()}
      />
    );
  const moves = points.data!.pages.flatMap((page) => page.moves);
  return (
    <>
      <p className={styles.balance} data-testid="points" data-points={first.rewardPoints}>
        {t('balance', { count: first.rewardPoints })}
      </p>
      {first.expiresNext !== null && first.rewardPoints > 0 && (
        <p className={styles.expires}>{t('expires', { date: date(first.expiresNext) })}</p>
      )}
      <EarningCard />
      {moves.length === 0 ? (
        <EmptyState icon={<Icon name="medal" size={28} />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className={styles.moves}>
          {moves.map((move) => (
            <Move key={move.number} move={move} />
          ))}
        </ul>
      )}
      <ListEnd
        pages={points}
        texts={{ loadMore: t('loadMore'), loading: t('loading'), failed: t('errorText') }}
      />
    </>
  );
}

function Move({ move }: { move: PointMove }) {
  const t = useTranslations('points');
  const date = useDate();
  const { number } = useFormat();
  const source = useTranslations('rewards.source');
  const isIn = POINT_SIGN[move.way] > 0;
  return (
    <li className={styles.move}>
      <span>
        <strong>{t(`way.${move.way}`)}</strong>
        <small>
          {move.way === 'expired' ? null : `${source(move.source)}, `}
          <time dateTime={move.at}>{date(move.at)}</time>
        </small>
        {move.expiresAt !== null && <small>{t('until', { date: date(move.expiresAt) })}</small>}
      </span>
      <span className={styles.sum} data-way={isIn ? 'in' : 'out'}>
        {isIn ? '+' : '−'}
        {number(move.points)}
        <small>{t('left', { count: number(move.leftAfter) })}</small>
      </span>
    </li>
  );
}
