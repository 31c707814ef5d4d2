import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Link, useLocalPath } from '../../../lib/link.tsx';
import { gamePath } from './game-path.ts';

interface TileLinkProps {
  game: LobbyTile;
  className: string | undefined;
}

/** A game's name, and where it leads: into the game, to the login page and then into the game, or nowhere. */
export function TileLink({ game, className }: TileLinkProps) {
  const { name, access } = game;
  const localPath = useLocalPath();
  if (access === 'example') return <>{name}</>;
  const back = encodeURIComponent(localPath(gamePath(game)));
  return (
    <Link to={access === 'sign-in' ? `/login?redirect=${back}` : gamePath(game)} className={className}>
      {name}
    </Link>
  );
}
