import type { LobbyTile, WinningNow } from '@croupier/contract/site/lobby';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Mark } from './marks.ts';
import type { NamedGame } from './lobby-games.ts';
import type { LobbyEntry } from './lobby-entry.ts';
import type { StoredWin } from './wins-store.ts';

interface Viewer {
  readonly language: Language;
  readonly signedIn: boolean;
  /** Where the player is, or the visitor's page is of; undefined where nobody says so. */
  readonly region: RegionId | undefined;
  readonly favourites: ReadonlySet<string>;
  readonly markOf: (code: string) => Mark;
}

/** An entry as this viewer may enter it. */
export function tileView(entry: LobbyEntry, viewer: Viewer): LobbyTile {
  const { language, favourites, markOf } = viewer;
  const { code, provider, maker, poster, example, genres, features } = entry;
  const isOpen = isOpenTo(entry, viewer);
  const { volatility, rtpMicro, maximumWinCenti } = entry.figures();
  return {
    code,
    name: entry.names[language],
    provider,
    maker,
    poster,
    access: accessOf(entry, viewer),
    demo: entry.demo && isOpen && !example,
    genres: [...genres],
    features: [...features],
    volatility,
    rtpMicro,
    maximumWinCenti,
    favourite: favourites.has(code),
    mark: markOf(code),
  };
}

/** A game that cannot be tried without an account waits for the visitor to sign in; signed in, all are open. */
function accessOf(entry: LobbyEntry, viewer: Viewer): LobbyTile['access'] {
  if (entry.example) return 'example';
  if (!isOpenTo(entry, viewer)) return 'closed';
  return viewer.signedIn || entry.demo ? 'open' : 'sign-in';
}

const isOpenTo = ({ available, closedRegions }: LobbyEntry, { region }: Viewer): boolean =>
  available && (region === undefined || !closedRegions.includes(region));

export function winView(win: StoredWin, { names, maker, poster }: NamedGame): WinningNow {
  return {
    id: String(win.id),
    player: win.playerName,
    game: win.game,
    maker,
    poster,
    names,
    currency: win.currency,
    kind: win.kind,
    stakeMinor: String(win.stakeMinor),
    winMinor: String(win.winMinor),
    wonAt: win.wonAt.toISOString(),
  };
}
