import type { LobbyLayout } from '@croupier/contract/site/lobby';

/** A layout that names every genre there is: those that it leaves out come after those that it names, as the lobby shows them. */
export function withAllGenres(layout: LobbyLayout, genres: readonly { code: string }[]): LobbyLayout {
  const named = new Set(layout.genres.map(({ code }) => code));
  const others = genres.filter(({ code }) => !named.has(code)).map(({ code }) => ({ code, shown: true }));
  return { ...layout, genres: [...layout.genres, ...others] };
}
