import { queryOptions } from '@tanstack/react-query';

/** Draws a symbol, or a piece of the game's art, as an SVG document; `id` makes its gradients' names unique on the page. */
type DrawSymbol = (symbol: string, id: string) => string | undefined;

/** A game's pictures, in a chunk of their own; null for a game that this site cannot draw. */
export function symbolArtQuery(game: string) {
  return queryOptions({
    queryKey: ['symbol-art', game],
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    queryFn: async (): Promise<DrawSymbol | null> => {
      const { artOf, pictureSvg } = await import('@croupier/game-client');
      const art = await artOf(game);
      if (!art) return null;
      return (symbol, id) => {
        const picture = art.symbols[symbol] ?? art.pieces?.[symbol];
        return picture && pictureSvg(picture, id);
      };
    },
  });
}
