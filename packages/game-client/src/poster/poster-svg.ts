import { artOf } from '../art/art-of.ts';
import { pictureSvg } from '../picture/picture-svg.ts';

/** The poster of a game as a whole SVG document, 600×800, or undefined for an unknown game. */
export function posterSvg(gameId: string): string | undefined {
  const art = artOf(gameId);
  return art && pictureSvg(art.poster, gameId, gameId);
}
