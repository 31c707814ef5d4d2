import type { LobbyTile } from '@croupier/contract/site/lobby';
import { DrawnPoster } from './drawn-poster.tsx';

interface GamePictureProps {
  game: Pick<LobbyTile, 'code' | 'name' | 'poster'>;
  /** In sight at once: it is not put off. */
  eager?: boolean;
}

/** A game's poster, 3:4, with the name in its own lettering; one is drawn for a game that brought none. Says nothing aloud. */
export function GamePicture({ game: { code, name, poster }, eager = false }: GamePictureProps) {
  if (poster === null) return <DrawnPoster code={code} name={name} />;
  return (
    <img src={poster} alt="" width="600" height="800" loading={eager ? 'eager' : 'lazy'} decoding="async" />
  );
}
