import { SHELVES, type LobbyLayout } from '@croupier/contract/site/lobby';
import type { Brand } from '@croupier/domain/site/brands';
import type { RegionId } from '@croupier/domain/site/regions';
import type { LobbyEntry } from './lobby-entry.ts';
import type { StoredLayout } from './layout-store.ts';

/** How the lobby stands where nobody has said anything else. */
export const SHIPPED_LAYOUT: LobbyLayout = {
  shelves: SHELVES.map((list) => ({ list, shown: true })),
  genres: [],
  pinned: [],
};

/** The layout for the region, else the one for the brand, else the one for all. */
export function layoutFor(
  layouts: readonly StoredLayout[],
  { brand, region }: { brand: Brand; region: RegionId | undefined },
): LobbyLayout {
  const of = (scope: string | undefined) => layouts.find((each) => each.scope === scope)?.layout;
  return of(region) ?? of(brand) ?? of('all') ?? SHIPPED_LAYOUT;
}

/** A list with those of its games first that people pinned in it. */
export function pinnedFirst(
  entries: readonly LobbyEntry[],
  { pinned }: LobbyLayout,
  category: string,
): readonly LobbyEntry[] {
  const codes = pinned.find((each) => each.category === category)?.games;
  if (!codes) return entries;
  const first = codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
  return [...first, ...entries.filter((entry) => !first.includes(entry))];
}

/** Genres as the front shows them: in the order that people gave them, without those that are hidden. */
export function genresShown<G extends { code: string }>(found: readonly G[], { genres }: LobbyLayout): G[] {
  const named = genres.flatMap(({ code }) => found.find((genre) => genre.code === code) ?? []);
  const hidden = new Set(genres.flatMap(({ code, shown }) => (shown ? [] : [code])));
  return [...named, ...found.filter((genre) => !named.includes(genre))].filter(
    ({ code }) => !hidden.has(code),
  );
}
