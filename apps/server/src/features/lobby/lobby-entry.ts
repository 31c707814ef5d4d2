import type { Language } from '@croupier/domain';

/** A game as the lobby knows it, whoever made it and whatever engine plays it. */
export interface LobbyEntry {
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly provider: { readonly code: string; readonly name: string };
  readonly poster: string | null;
  /** Switched on. */
  readonly available: boolean;
  /** May be tried by a visitor, for play money. */
  readonly demo: boolean;
  /** Fills a demonstration; leads nowhere. */
  readonly example: boolean;
  readonly genres: readonly string[];
  readonly features: readonly string[];
  readonly volatility: number | null;
  readonly rtpMicro: number | null;
  readonly maximumWinCenti: number | null;
}

/** Where entries come from; asked again every few seconds, so a game that is added or switched off shows up by itself. */
export type LobbySource = () => Promise<readonly LobbyEntry[]>;
