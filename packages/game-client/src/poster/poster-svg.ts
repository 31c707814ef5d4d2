import { sceneArtOf } from '../art/art-of.ts';
import { pictureSvg } from '../picture/picture-svg.ts';

/**
 * The poster of a game as a whole SVG document, 600×800, or undefined for an unknown game.
 * @param name lettered on it in the game's own hand; the art's own lettering, which is English, when not given
 */
export async function posterSvg(gameId: string, name?: string): Promise<string | undefined> {
  const art = await sceneArtOf(gameId);
  return art && pictureSvg(art.poster(name), gameId, { title: name ?? gameId });
}
