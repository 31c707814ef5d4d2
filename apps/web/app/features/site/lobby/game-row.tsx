import type { LobbyFront } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { GameTile } from './game-tile.tsx';
import { gamesPath } from './games-address.ts';
import { Shelf } from './shelf.tsx';

interface GameRowProps {
  row: LobbyFront['rows'][number];
  /** Among the first the house shows: in sight at once. */
  opening?: boolean;
}

/** As many posters as the first screen of the widest window shows. */
const EAGER_GAMES = 6;

/** A list's first games in a row that slides sideways. */
export function GameRow({ row: { list, shape, games }, opening = false }: GameRowProps) {
  const t = useTranslations('lobby');
  const signedIn = useProfile() !== null;
  const name = t(`lists.${list}.row`);
  return (
    <Shelf
      title={name}
      of={shape}
      lines={shape === 'DEFAULT' && opening ? 2 : 1}
      link={
        <Link
          to={gamesPath({ category: list === 'all' ? undefined : list })}
          aria-label={t('games.allOf', { list: name })}
        >
          {t('games.all')}
        </Link>
      }
    >
      {games.map((game, n) => (
        <li key={game.code}>
          <GameTile game={game} signedIn={signedIn} shape={shape} eager={opening && n < EAGER_GAMES} />
        </li>
      ))}
    </Shelf>
  );
}
