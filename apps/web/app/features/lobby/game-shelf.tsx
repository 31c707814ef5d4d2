import type { GameTile } from '@croupier/contract';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../lib/link.tsx';
import { GameCard } from './game-card.tsx';
import styles from './game-shelf.module.css';

/** The lobby's row of games, each one tap away. */
export function GameShelf({ games }: { games: readonly GameTile[] }) {
  const t = useTranslations('lobby.games');
  return (
    <section aria-labelledby="shelf" className={styles.shelf}>
      <header className={styles.header}>
        <h2 id="shelf" className={styles.title}>
          {t('title')}
        </h2>
        <Link to="/games">{t('all')}</Link>
      </header>
      {games.length ? (
        <ul className={styles.grid}>
          {games.map((game, index) => (
            <li key={game.code}>
              <GameCard game={game} eager={index < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<Icon name="games" />} title={t('noneTitle')} text={t('noneText')} />
      )}
    </section>
  );
}
