import { getGameDesk, type GameDesk } from '@croupier/contract/office/game-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { AlarmsPart } from './alarms-part.tsx';
import styles from './game.module.css';
import { GameFacts } from './game-facts.tsx';
import { useGameName } from './game-name.tsx';
import { GameStateBadge } from './game-state.tsx';
import { HistoryPart } from './history-part.tsx';
import { LatelyPart } from './lately-part.tsx';
import { OpenPart } from './open-part.tsx';
import { ReturnsPart } from './returns-part.tsx';
import { StudioPart } from './studio-part.tsx';
import { SwitchesPart } from './switches-part.tsx';

/** One game: whether it is on, what it declares and returned, who plays it now, and who switched it. */
export default function GamePage() {
  const t = useTranslations('game-desk');
  const nameOf = useGameName();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(getGameDesk, { params: { code: id } }));
  if (error)
    return (
      <Page title={t('one.title')}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page
      title={data ? nameOf(data.game) : t('one.title')}
      lead={
        <>
          <Link to="/games">{t('one.all')}</Link> {data && <GameStateBadge {...data.game} />}
        </>
      }
    >
      {data ? <Game desk={data} /> : <Skeleton lines={10} />}
    </Page>
  );
}

function Game({ desk }: { desk: GameDesk }) {
  const { game, modes, days, lately, alarms, versions, history, studioGame } = desk;
  return (
    <div className={styles.parts}>
      <SwitchesPart game={game} />
      <GameFacts game={game} versions={versions} />
      {studioGame && <StudioPart game={game} studioGame={studioGame} />}
      {modes.length > 0 && <ReturnsPart modes={modes} days={days} />}
      {modes.length > 0 && <AlarmsPart alarms={alarms} />}
      <LatelyPart lately={lately} />
      <OpenPart game={game} />
      <HistoryPart code={game.code} history={history} />
    </div>
  );
}
