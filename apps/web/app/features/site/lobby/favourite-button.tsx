import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './favourite-button.module.css';
import { useFavourite } from './lobby-queries.ts';

/** The heart in the corner of a tile. */
export function FavouriteButton({ game }: { game: LobbyTile }) {
  const t = useTranslations('lobby.favourite');
  const { liked, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={liked}
      aria-label={t('of', { name: game.name })}
      onClick={toggle}
    >
      <Icon name="heart" size={20} />
    </button>
  );
}
