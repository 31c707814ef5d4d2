import type { LobbyTile } from '@croupier/contract';
import { Link, useLocalPath } from '../../lib/link.tsx';

interface TileLinkProps {
  game: LobbyTile;
  className: string | undefined;
}

/** A game's name, and where it leads: into the game, to the login page and then into the game, or nowhere. */
export function TileLink({ game: { code, name, access }, className }: TileLinkProps) {
  const localPath = useLocalPath();
  if (access === 'example') return <>{name}</>;
  const back = encodeURIComponent(localPath(`/slots/${code}`));
  return (
    <Link to={access === 'sign-in' ? `/login?redirect=${back}` : `/slots/${code}`} className={className}>
      {name}
    </Link>
  );
}
