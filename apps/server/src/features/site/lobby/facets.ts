import type { GameFacets } from '@croupier/contract/site/lobby';
import type { LobbyEntry } from './lobby-entry.ts';
import { oncePer } from './once-per.ts';

/** What the games can be narrowed by, with how many games each leaves; most games first, then by code. */
export const facetsOf = oncePer((entries: readonly LobbyEntry[]): Omit<GameFacets, 'lists'> => {
  const providers = new Map(entries.map(({ provider }) => [provider.code, provider.name]));
  return {
    genres: withPosters(count(entries.flatMap((entry) => entry.genres)), entries),
    features: count(entries.flatMap((entry) => entry.features)),
    providers: count(entries.map((entry) => entry.provider.code)).map(({ code, count }) => ({
      code,
      name: providers.get(code)!,
      count,
    })),
    volatilities: ([1, 2, 3, 4, 5, 'chosen'] as const).flatMap((step) => {
      const found = entries.filter((entry) => entry.figures().volatility === step).length;
      return found > 0 ? [{ step, count: found }] : [];
    }),
  };
});

/** Rarest first: a genre of one game has no other picture to choose. */
function withPosters(
  genres: readonly { code: string; count: number }[],
  entries: readonly LobbyEntry[],
): GameFacets['genres'] {
  const taken = new Set<string>();
  const pictured = genres.toReversed().map(({ code, count }) => {
    const games = entries.filter(({ genres, poster }) => poster !== null && genres.includes(code));
    const game = games.find((each) => !taken.has(each.code)) ?? games[0];
    if (game) taken.add(game.code);
    return { code, count, poster: game ? { game: game.code, poster: game.poster! } : null };
  });
  return pictured.toReversed();
}

function count(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
