import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Poster } from '../../../lib/poster.tsx';
import { DrawnPoster } from './drawn-poster.tsx';

interface GamePictureProps {
  game: Pick<LobbyTile, 'code' | 'name' | 'poster'>;
  /** How wide it is shown, as `sizes` of an `<img>`. */
  sizes?: string;
  /** In sight at once: it is not put off. */
  eager?: boolean;
}

/** A column of the grid, and of a row. */
const GRID_SIZES = '(min-width: 64rem) 13rem, (min-width: 48rem) 18vw, (min-width: 36rem) 20vw, 30vw';

/** A game's poster, 3:4, with the name in its own lettering; one is drawn for a game that brought none. Says nothing aloud. */
export function GamePicture({
  game: { code, name, poster },
  sizes = GRID_SIZES,
  eager = false,
}: GamePictureProps) {
  if (poster === null) return <DrawnPoster code={code} name={name} />;
  return <Poster game={code} sizes={sizes} eager={eager} />;
}
