import { ApiError } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';
import type { RoundOutcome } from '@croupier/games';
import { buttonClass, EmptyState, ErrorState, Icon, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/round-page';
import { useGameName } from '../../../lib/game-texts.ts';
import { BoardSteps } from './board-steps.tsx';
import { replayOf } from './replay.ts';
import { RoundMoney } from './round-money.tsx';
import { RoundProof } from './round-proof.tsx';
import { RoundReplay } from './round-replay.tsx';
import { RoundSpins } from './round-spins.tsx';
import { roundMathsQuery, roundQuery } from './rounds-queries.ts';
import { ShareCard } from './share-card.tsx';
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
  const date = useDate();
  const gameName = useGameName();
  const back = (
    <Link to="/profile/history" className={buttonClass({ look: 'quiet', size: 'small' })}>
      <Icon name="left" size={18} />
      {t('back')}
    </Link>
  );
  if (round.data) {
    return (
      <Page title={gameName(round.data.game)} lead={date(round.data.settledAt)} actions={back}>
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
  const isOpen = round.state === 'open';
  return (
    <>
      <p className={styles.replay}>
        <Icon name="history" size={20} />
        {t(isOpen ? 'stillOpen' : 'replay')}
      </p>
      {round.voided && <VoidNote voided={round.voided} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {isOpen ? (
            <Link to={`/slots/${round.game}`} className={buttonClass({ look: 'primary', wide: true })}>
              {t('goOn')}
            </Link>
          ) : (
            !endedOpen(round) && <WhatHappened round={round} />
          )}
        </div>
        <div className={styles.side}>
          <RoundMoney round={round} />
          {!isOpen && !round.voided && <ShareCard id={round.id} />}
          <RoundProof round={round} />
          <Link to={`/support?id=${round.id}#write`} className={buttonClass({ look: 'quiet', wide: true })}>
            <Icon name="info" size={20} />
            {t('ask')}
          </Link>
        </div>
      </div>
    </>
  );
}

/** Whether it was voided while it waited for a choice: there is no end to show. */
const endedOpen = ({ voided, outcome }: Round): boolean =>
  voided !== undefined && (outcome as RoundOutcome).open !== null;

/** That the house took the round back, and why. */
function VoidNote({ voided }: { voided: NonNullable<Round['voided']> }) {
  const t = useTranslations('rounds.round');
  const date = useDate();
  return (
    <p className={styles.replay} data-testid="voided">
      <Icon name="info" size={20} />
      {t('voided', { date: date(voided.at), cause: voided.cause })}
    </p>
  );
}

/** The round on its stage again, and told step by step. */
function WhatHappened({ round }: { round: Round }) {
  const { data: definition } = useQuery(roundMathsQuery(round.id));
  const outcome = round.outcome as RoundOutcome;
  if (!definition) return <Skeleton className={styles.skeleton} />;
  const replay = replayOf(round, definition);
  return (
    <>
      <RoundReplay game={round.game} replay={replay} />
      {outcome.family === 'board' ? (
        <BoardSteps {...replay} outcome={outcome} />
      ) : (
        <RoundSpins round={round} />
      )}
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
