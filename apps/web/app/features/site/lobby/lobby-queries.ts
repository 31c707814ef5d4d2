import {
  addFavouriteGame,
  listGames,
  listWinningNow,
  type LobbyTile,
  removeFavouriteGame,
  TILE_SHAPES,
  type TileShape,
  type WinningNow,
} from '@croupier/contract/site/lobby';
import { showToast } from '@croupier/ui';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { useLive } from '../../../lib/live/live.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { gamesQuery, type GamesAddress } from './games-address.ts';
import { pagesOf } from './grid-window.ts';

const KEEP_MS = 60_000;

export interface GamesPage {
  readonly games: readonly LobbyTile[];
  readonly from: number;
  readonly total: number;
  readonly shape: TileShape;
}

/** A list that has become longer or shorter is another list: nothing kept of the one is shown in the other. */
const pageQuery = (
  address: GamesAddress,
  { language, region }: Pick<Visitor, 'language' | 'region'>,
  { total, shape }: GamesPage,
  page: number,
) =>
  queryOptions({
    queryKey: ['lobby', 'games', language, region, address, total, page],
    queryFn: ({ signal }): Promise<GamesPage> => {
      const query = {
        ...gamesQuery(address),
        language,
        region,
        from: String(page * TILE_SHAPES[shape]),
        limit: String(TILE_SHAPES[shape]),
      };
      return call(listGames, { query }, signal);
    },
    staleTime: KEEP_MS,
  });

/** The tiles from `start` to `end`: those that came with the page, others fetched as many at a time as their shape loads, undefined meanwhile. */
export function useTiles(
  address: GamesAddress,
  sent: GamesPage,
  shown: { start: number; end: number },
): (LobbyTile | undefined)[] {
  const { visitor } = useRootData();
  const size = TILE_SHAPES[sent.shape];
  // The next page is asked for before it is needed.
  const near = { start: shown.start, end: Math.min(sent.total, shown.end + size) };
  const missing = pagesOf(near, size).filter((page) => page * size !== sent.from);
  const answers = useQueries({ queries: missing.map((page) => pageQuery(address, visitor, sent, page)) });
  const byIndex = new Map(
    [sent, ...answers.map(({ data }) => data)].flatMap(
      (page) => page?.games.map((game, n) => [page.from + n, game] as const) ?? [],
    ),
  );
  return Array.from({ length: shown.end - shown.start }, (_, n) => byIndex.get(shown.start + n));
}

/** Whether a game is liked, and the way to change it. Shown at once; taken back when the server says no. */
export function useFavourite({ code, favourite }: Pick<LobbyTile, 'code' | 'favourite'>): {
  liked: boolean;
  toggle(): void;
} {
  const t = useTranslations('lobby.favourite');
  const queries = useQueryClient();
  const queryKey = ['lobby', 'favourites', useProfile()?.id];
  const changed = useQuery<Record<string, boolean>>({
    queryKey,
    enabled: false,
    initialData: {},
  }).data;
  const liked = changed[code] ?? favourite;
  const set = (value: boolean) =>
    putKnown<Record<string, boolean>>(queries, queryKey, (known) => ({ ...known, [code]: value }));
  const toggle = () => {
    set(!liked);
    const params = { id: code };
    (liked ? call(removeFavouriteGame, { params }) : call(addFavouriteGame, { params })).catch(() => {
      set(liked);
      showToast(t('failed'), 'error');
    });
  };
  return { liked, toggle };
}

const WINS = ['lobby', 'winning-now'];
const SHOWN_WINS = 12;

/** One of a player and game is shown, the latest. */
const isSame = (a: WinningNow, b: WinningNow): boolean => a.player === b.player && a.game === b.game;

/** The list with a win in front; one that is in it already changes nothing. */
const withWin = (wins: readonly WinningNow[], win: WinningNow): readonly WinningNow[] =>
  wins.some(({ id }) => id === win.id)
    ? wins
    : [win, ...wins.filter((other) => !isSame(other, win))].slice(0, SHOWN_WINS);

/** The latest wins: those that came with the page, then every one that the socket tells of. */
export function useWinningNow(sent: readonly WinningNow[]): readonly WinningNow[] {
  const queries = useQueryClient();
  const known = () => queries.getQueryData<readonly WinningNow[]>(WINS) ?? [];
  useLive('winningNow', (win) => void queries.setQueryData(WINS, withWin(known(), win)));
  return useQuery({
    queryKey: WINS,
    queryFn: async ({ signal }) => {
      const before = new Set(known().map(({ id }) => id));
      const { wins } = await call(listWinningNow, {}, signal);
      // What was told while the answer was under way may not be in it, and to ask anew at each win would be too often.
      const since = known().filter(({ id }) => !before.has(id));
      return since.reduceRight<readonly WinningNow[]>(withWin, wins);
    },
    initialData: sent,
    staleTime: KEEP_MS,
  }).data;
}
