import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { toolClass } from '../table/view-tools.tsx';
import { useGameFavourite } from './use-game-favourite.ts';

/** The heart beside a game. */
export default function FavouriteTool({ game }: { game: string }) {
  const t = useTranslations('game.more');
  const { liked, toggle } = useGameFavourite(game);
  return (
    <IconButton
      label={t('favourite')}
      aria-pressed={liked}
      className={toolClass}
      disabled={toggle === null}
      onClick={toggle ?? undefined}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
