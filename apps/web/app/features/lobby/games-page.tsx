import { listGames } from '@croupier/contract';
import { Button, EmptyState, Field, Icon, Segmented } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { apiOf } from '../../lib/page-host.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Page } from '../../pages/page.tsx';
import type { Route } from './+types/games-page';
import { filterGames } from './filter-games.ts';
import { GameCard } from './game-card.tsx';
import styles from './games-page.module.css';
import shelf from './game-shelf.module.css';
import { useGameName } from '../../lib/game-texts.ts';

export const loader = (args: Route.LoaderArgs) => apiOf(args)(listGames, { query: {} });
export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.gamesMeta');

export default function GamesPage({ loaderData: { games } }: Route.ComponentProps) {
  const t = useTranslations('lobby');
  const nameOf = useGameName();
  const [text, setText] = useState('');
  const [volatility, setVolatility] = useState('any');
  const found = filterGames(games, { text, volatility, nameOf });
  const present = [...new Set(games.map(({ maths }) => maths.volatility))].sort((a, b) => b - a);
  const clear = () => {
    setText('');
    setVolatility('any');
  };
  return (
    <Page title={t('games.pageTitle')} lead={t('games.lead')}>
      <div className={styles.filters}>
        <Field
          label={t('games.search')}
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          after={<Icon name="search" />}
        />
        <Segmented
          label={t('games.filter')}
          value={volatility}
          onChange={setVolatility}
          options={[
            { value: 'any', label: t('games.any') },
            ...present.map((step) => ({ value: String(step), label: t(`volatility.${step}`) })),
          ]}
        />
      </div>
      <p className={styles.count} role="status">
        {t('games.found', { count: found.length })}
      </p>
      {found.length ? (
        <ul className={shelf.grid}>
          {found.map((game, index) => (
            <li key={game.code}>
              <GameCard game={game} eager={index < 4} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Icon name="search" />}
          title={t('games.emptyTitle')}
          text={t('games.emptyText')}
          action={<Button onClick={clear}>{t('games.clear')}</Button>}
        />
      )}
    </Page>
  );
}
