import { useQuery } from '@tanstack/react-query';
import { listPromotions } from '@croupier/contract/site/promotions';
import { listGames, listProviders, type LobbyTile } from '@croupier/contract/site/lobby';
import { createElement } from 'react';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useWays } from '../../../lib/nav-items.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { gamePath } from '../lobby/game-path.ts';
import { GamePicture } from '../lobby/game-picture.tsx';
import { gamesPath } from '../lobby/games-address.ts';
import { useRecentSearches } from '../lobby/recent-searches.ts';
import { fits } from './fits.ts';
import type { SearchGroup, SearchOption } from './search-option.ts';

/** Of games; of each other kind. */
const MOST_GAMES = 6;
const MOST_OTHERS = 4;
const KEEP_MS = 60_000;

interface Found {
  readonly groups: readonly SearchGroup[];
  readonly state: 'searching' | 'found' | 'nothing' | 'failed';
}

/**
 * What fits a text, by kinds: games by the server, which knows their names in every alphabet and other keyboards; studios,
 * promotions and pages by their names on this page. Without a text: what was searched for before, and the first games of the house.
 */
export function useSearch(text: string): Found {
  const { language, region } = useRootData().visitor;
  const settled = useSettled(text);
  const { recent } = useRecentSearches();
  const games = useQuery({
    queryKey: ['search', 'games', language, settled],
    queryFn: ({ signal }) => {
      const wanted = settled === '' ? {} : { search: settled };
      return call(listGames, { query: { ...wanted, language, limit: String(MOST_GAMES) } }, signal);
    },
    placeholderData: (before) => before,
    staleTime: KEEP_MS,
  });
  const studios = useQuery({
    queryKey: ['search', 'studios'],
    queryFn: async ({ signal }) => (await call(listProviders, {}, signal)).providers,
    staleTime: KEEP_MS,
  });
  const promotions = useQuery({
    queryKey: ['search', 'promotions', language, region],
    queryFn: async ({ signal }) =>
      (await call(listPromotions, { query: { language, region } }, signal)).promotions,
    staleTime: KEEP_MS,
  });
  const pages = usePages();

  const tiles = (games.data?.games ?? []).filter(({ access }) => access !== 'example').map(gameOption);
  const groups: SearchGroup[] =
    text === ''
      ? [
          { key: 'recent', options: recent.map((title) => ({ key: title, title })) },
          { key: 'games', options: tiles },
        ]
      : [
          { key: 'games', options: tiles },
          { key: 'studios', options: few(studioOptions(studios.data ?? []), text) },
          { key: 'promotions', options: few(promotionOptions(promotions.data ?? []), text) },
          { key: 'pages', options: few(pages, text) },
        ];
  const shown = groups.filter(({ options }) => options.length > 0);
  return { groups: shown, state: stateOf(shown, games, text === settled) };
}

function stateOf(
  groups: readonly SearchGroup[],
  games: { isError: boolean; isPending: boolean; isPlaceholderData: boolean },
  rested: boolean,
): Found['state'] {
  if (games.isError && groups.length === 0) return 'failed';
  if (!rested || games.isPending || games.isPlaceholderData) return 'searching';
  return groups.length > 0 ? 'found' : 'nothing';
}

const few = (options: readonly SearchOption[], text: string): SearchOption[] =>
  options.filter(({ title, note = '' }) => fits(`${title} ${note}`, text)).slice(0, MOST_OTHERS);

const gameOption = (game: LobbyTile): SearchOption => ({
  key: game.code,
  to: gamePath(game),
  title: game.name,
  note: game.provider.name,
  picture: createElement(GamePicture, { game, sizes: '3rem' }),
});

const studioOptions = (studios: readonly { code: string; name: string }[]): SearchOption[] =>
  studios.map(({ code, name }) => ({
    key: code,
    to: gamesPath({ provider: [code] }),
    title: name,
    icon: 'palette',
  }));

const promotionOptions = (promotions: readonly { id: string; title: string }[]): SearchOption[] =>
  promotions.map(({ id, title }) => ({ key: id, to: `/promotions/${id}`, title, icon: 'megaphone' }));

/** What the menus lead to, in the words of the menus. */
function usePages(): SearchOption[] {
  const t = useTranslations('shell.nav');
  return useWays().map(({ key, to, icon }) => ({ key, to, title: t(key), icon }));
}
