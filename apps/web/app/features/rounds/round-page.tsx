import { ApiError, type Round } from '@croupier/contract';
import { buttonClass, EmptyState, ErrorState, Icon, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { Link } from '../../lib/link.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Page } from '../../pages/page.tsx';
import type { Route } from './+types/round-page';
import { useGameName } from '../../lib/game-texts.ts';
import { RoundMoney } from './round-money.tsx';
import { RoundProof } from './round-proof.tsx';
import { RoundSpins } from './round-spins.tsx';
import { roundQuery } from './rounds-queries.ts';
import styles from './round.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'rounds.round.meta.title', description: 'rounds.round.meta.description' },
    { index: false },
  );

export default function RoundPage({ params }: Route.ComponentProps) {
  const t = useTranslations('rounds.round');
  const round = useQuery({ ...roundQuery(params.id), retry: false });
  const missing = round.error instanceof ApiError && [400, 404].includes(round.error.status);
  const format = useFormat();
  const gameName = useGameName();
  const back = (
    <Link to="/profile/history" className={buttonClass({ look: 'quiet', size: 'small' })}>
      <Icon name="left" size={18} />
      {t('back')}
    </Link>
  );
  if (round.data) {
    return (
      <Page title={gameName(round.data.game)} lead={format.date(round.data.settledAt)} actions={back}>
        <RoundRecord round={round.data} />
      </Page>
    );
  }
  return (
    <Page title={t('meta.title')} actions={back}>
      {round.isPending && <RoundSkeleton />}
      {missing && (
        <EmptyState
          icon={<Icon name="search" size={28} />}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={back}
        />
      )}
      {round.isError && !missing && (
        <ErrorState
          title={t('errorTitle')}
          text={t('errorText')}
          retryLabel={t('retry')}
          onRetry={() => void round.refetch()}
        />
      )}
    </Page>
  );
}

function RoundRecord({ round }: { round: Round }) {
  const t = useTranslations('rounds.round');
  return (
    <>
      <p className={styles.replay}>
        <Icon name="history" size={20} />
        {t('replay')}
      </p>
      <div className={styles.columns}>
        <RoundSpins round={round} />
        <div className={styles.side}>
          <RoundMoney round={round} />
          <RoundProof round={round} />
        </div>
      </div>
    </>
  );
}

function RoundSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
