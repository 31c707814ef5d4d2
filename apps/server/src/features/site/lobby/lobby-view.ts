import type { LobbyTile, WinningNow } from '@croupier/contract/site/lobby';
import type { Language } from '@croupier/domain/site/regions';
import type { Mark } from './marks.ts';
import type { NamedGame } from './lobby-games.ts';
import type { LobbyEntry } from './lobby-entry.ts';
import type { StoredWin } from './wins-store.ts';

interface Viewer {
  readonly language: Language;
  readonly signedIn: boolean;
  readonly favourites: ReadonlySet<string>;
  readonly markOf: (code: string) => Mark;
}

/** An entry as this viewer may enter it. */
export function tileView(entry: LobbyEntry, { language, signedIn, favourites, markOf }: Viewer): LobbyTile {
  const { code, provider, maker, poster, available, example, genres, features } = entry;
  const { volatility, rtpMicro, maximumWinCenti } = entry.figures();
  return {
    code,
    name: entry.names[language],
    provider,
    maker,
    poster,
    access: accessOf(entry, signedIn),
    demo: entry.demo && available && !example,
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
function accessOf({ available, example, demo }: LobbyEntry, signedIn: boolean): LobbyTile['access'] {
  if (example) return 'example';
  if (!available) return 'closed';
  return signedIn || demo ? 'open' : 'sign-in';
}

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
