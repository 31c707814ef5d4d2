import { listGames } from '@croupier/contract/site/lobby';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useProfile } from '../../../lib/session.ts';
import { useFavourite } from '../../site/lobby/lobby-queries.ts';

/** As many favourites as the list may be asked for at once. */
const MOST = '200';

/** Whether this game is among the player's favourites, and the way to change it; null until it is known. */
export function useGameFavourite(code: string): { liked: boolean; toggle: (() => void) | null } {
  const { data } = useQuery({
    queryKey: ['lobby', 'favourite-codes', useProfile()?.id],
    queryFn: async ({ signal }) => {
      const { games } = await call(listGames, { query: { category: 'favorites', limit: MOST } }, signal);
      return games.map((game) => game.code);
    },
  });
  const { liked, toggle } = useFavourite({ code, favourite: data?.includes(code) ?? false });
  return { liked, toggle: data ? toggle : null };
}
