import { listStudios, type Studio } from '@croupier/contract/office/game-desk';
import { Badge, EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import styles from './game.module.css';
import { GameStateBadge } from './game-state.tsx';
import { Part, Table } from './part.tsx';
import { StudioHoursPart } from './studio-hours-part.tsx';
import { StudioKeysPart } from './studio-keys-part.tsx';

/** Other studios: how each does, and its games. */
export default function StudiosPage() {
  const t = useTranslations('game-desk.studios');
  const { data, error, refetch } = useQuery(queryOf(listStudios, {}));
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.studios.length === 0 ? (
        <EmptyState icon={<Icon name="theatre" />} title={t('none')} text={t('noneText')} />
      ) : (
        <div className={styles.parts}>
          {data.studios.map((studio) => (
            <OneStudio key={studio.code} studio={studio} />
          ))}
        </div>
      )}
    </Page>
  );
}

function OneStudio({ studio }: { studio: Studio }) {
  const t = useTranslations('game-desk.studios');
  const format = useFormatter();
  return (
    <Part
      title={studio.name}
      actions={
        studio.origin === null ? (
          <Badge tone="lose">{t('noAddress')}</Badge>
        ) : (
          <Badge tone={hasAlarm(studio) ? 'lose' : studio.lastRequestAt ? 'win' : 'quiet'}>
            {hasAlarm(studio) ? t('hours.alarm') : studio.lastRequestAt ? t('asks') : t('isQuiet')}
          </Badge>
        )
      }
      lead={studio.origin === null ? t('noAddressText') : undefined}
    >
      <Facts>
        <Fact name={t('origin')}>{studio.origin ?? '—'}</Fact>
        <Fact name={t('lastRequest')}>
          {studio.lastRequestAt ? <Instant at={studio.lastRequestAt} seconds /> : t('noRequest')}
        </Fact>
        <Fact name={t('sessions')}>{format.number(studio.sessions)}</Fact>
        <Fact name={t('openRounds')}>{format.number(studio.openRounds)}</Fact>
        <Fact name={t('oldestOpen')}>{studio.oldestOpenAt ? <Instant at={studio.oldestOpenAt} /> : '—'}</Fact>
        <Fact name={t('heldWins')}>{format.number(studio.heldWins)}</Fact>
      </Facts>
      {studio.games.length === 0 ? <p>{t('noGames')}</p> : <StudioGames studio={studio} />}
      {studio.keys.length > 0 && <StudioKeysPart studio={studio} />}
      {studio.origin !== null && <StudioHoursPart studio={studio} />}
    </Part>
  );
}

/** The hour that is running, or the one before it, went wrong. */
function hasAlarm({ hours }: Studio): boolean {
  const since = Date.now() - 2 * 3_600_000;
  return hours.some(({ hour, alarm }) => alarm && new Date(hour).getTime() > since);
}

function StudioGames({ studio }: { studio: Studio }) {
  const t = useTranslations('game-desk.studios');
  const format = useFormatter();
  const columns = [
    { name: t('game') },
    { name: t('state') },
    { name: t('maximumWin'), end: true as const },
    { name: t('openRounds'), end: true as const },
    { name: t('rounds'), end: true as const },
  ];
  return (
    <Table label={t('gamesOf', { name: studio.name })} columns={columns}>
      {studio.games.map((game) => (
        <tr key={game.code}>
          <td>
            <Link to={`/games/${game.code}` as never}>{game.name}</Link>
          </td>
          <td>
            <GameStateBadge state={game.state} />
          </td>
          <td className={styles.end}>
            {game.maximumWinStakes === null ? t('notDeclared') : format.number(game.maximumWinStakes)}
          </td>
          <td className={styles.end}>{format.number(game.openRounds)}</td>
          <td className={styles.end}>{format.number(game.roundsLately)}</td>
        </tr>
      ))}
    </Table>
  );
}
