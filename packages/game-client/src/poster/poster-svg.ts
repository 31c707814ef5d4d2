import { sceneArtOf } from '../art/art-of.ts';
import { pictureSvg } from '../picture/picture-svg.ts';

/** The poster of a game as a whole SVG document, 600×800, or undefined for an unknown game. */
export async function posterSvg(gameId: string): Promise<string | undefined> {
  const art = await sceneArtOf(gameId);
  return art && pictureSvg(art.poster, gameId, { title: gameId });
}
