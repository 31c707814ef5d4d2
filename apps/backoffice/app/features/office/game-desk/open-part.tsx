import { listOpenRoundsDesk, type GameRow } from '@croupier/contract/office/game-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import styles from './game.module.css';
import { roundPath, WaitsFor } from './open-rounds-list.tsx';
import { Part, Table } from './part.tsx';

const SHOWN = '10';

/** Rounds of the game that are not over: whose, since when, and what each waits for. */
export function OpenPart({ game: { code, openRounds } }: { game: GameRow }) {
  const t = useTranslations('game-desk.open');
  const all = (
    <Link to="/games/open" search={{ game: code } as never}>
      {t('all', { count: openRounds })}
    </Link>
  );
  return (
    <Part title={t('title')} actions={openRounds > 0 && all}>
      <OldestRounds code={code} />
    </Part>
  );
}

function OldestRounds({ code }: { code: string }) {
  const t = useTranslations('game-desk.open');
  const mayVoid = useMay()('void.rounds');
  const { data, error, refetch } = useQuery(
    queryOf(listOpenRoundsDesk, { query: { game: code, limit: SHOWN } }),
  );
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.rows.length === 0) return <p>{t('empty')}</p>;
  const columns = [
    { name: t('columns.playerId') },
    { name: t('columns.touchedAt') },
    { name: t('columns.waitsFor') },
    { name: t('columns.stake'), end: true as const },
  ];
  return (
    <Table label={t('title')} columns={columns}>
      {data.rows.map((round) => (
        <tr key={round.id}>
          <td>
            <Link to={`/players/${round.playerId}` as never}>{round.playerId}</Link>
          </td>
          <td>
            <Instant at={round.touchedAt} />
          </td>
          <td>
            {mayVoid ? (
              <Link to={roundPath(round.name)}>
                <WaitsFor round={round} />
              </Link>
            ) : (
              <WaitsFor round={round} />
            )}
          </td>
          <td className={styles.end}>
            <Money amountMinor={round.stakeMinor} currency={round.currency} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
