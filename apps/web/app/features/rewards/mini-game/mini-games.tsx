import { ErrorState, Segmented } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import { GameTable } from './game-table.tsx';
import { MINI_GAMES_KEY, miniGamesQuery } from './mini-games-query.ts';
import styles from './mini-games.module.css';

/** The mini-games that are open, one at a time: first the one that can be played. @param empty is said where there is none */
export function MiniGames({ empty }: { empty: ReactNode }) {
  const t = useTranslations('mini-game');
  const client = useQueryClient();
  const games = useQuery(miniGamesQuery(useLanguage(), useProfile() !== null));
  const [chosen, setChosen] = useState<string>();
  const ask = () => void askAnew(client, { queryKey: MINI_GAMES_KEY });
  useLiveOnceShown('attempts', ({ of }) => of === 'mini-game' && ask());
  useLine(ask);
  if (games.isPending) return <ListSkeleton rows={4} />;
  if (games.isError)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void games.refetch()}
      />
    );
  const { data } = games;
  const game = data.find(({ id }) => id === chosen) ?? data.find(({ current }) => current > 0) ?? data[0];
  if (!game) return empty;
  // It stays when its last attempt is used: its prize is on screen.
  if (game.id !== chosen) setChosen(game.id);
  return (
    <section className={styles.room} data-testid="mini-games">
      {data.length > 1 && (
        <Segmented
          label={t('choose')}
          value={game.id}
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      <h2>{game.name}</h2>
      <p>{game.lead}</p>
      <GameTable key={game.id} game={game} />
    </section>
  );
}
