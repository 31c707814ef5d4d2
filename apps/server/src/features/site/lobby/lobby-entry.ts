import type { Language, RegionId } from '@croupier/domain/site/regions';
import { oncePer } from './once-per.ts';

/** A game as the lobby knows it, whoever made it and whatever engine plays it. */
export interface LobbyEntry {
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly provider: { readonly code: string; readonly name: string };
  /** Whose engine plays it. */
  readonly maker: 'house' | 'studio';
  readonly poster: string | null;
  /** Switched on, but for players of `closedRegions`. */
  readonly available: boolean;
  readonly closedRegions: readonly RegionId[];
  /** May be tried by a visitor, for play money. */
  readonly demo: boolean;
  /** Fills a demonstration; leads nowhere. */
  readonly example: boolean;
  readonly genres: readonly string[];
  readonly features: readonly string[];
  /** The day it came, `YYYY-MM-DD`; null where nobody knows. */
  readonly addedOn: string | null;
  /** What the game's studio knows of its maths. Asked only where it is shown: the first time may take a moment. */
  figures(): Figures;
}

export interface Figures {
  /** 1 very high … 5 very low, or as the player chooses. */
  readonly volatility: number | 'chosen' | null;
  /** In 1/10⁶ of the stake. */
  readonly rtpMicro: number | null;
  /** In hundredths of the stake. */
  readonly maximumWinCenti: number | null;
}

/** Where entries come from; asked again every few seconds, so a game that is added or switched off shows up by itself. */
export type LobbySource = () => Promise<readonly LobbyEntry[]>;

/** The entries with these codes, in the order of the codes; what is gone is left out. */
export function inOrderOf(codes: readonly string[], entries: readonly LobbyEntry[]): LobbyEntry[] {
  const byCode = entriesByCode(entries);
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

export const entriesByCode = oncePer(
  (entries: readonly LobbyEntry[]): ReadonlyMap<string, LobbyEntry> =>
    new Map(entries.map((entry) => [entry.code, entry])),
);
