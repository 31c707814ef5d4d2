import type { LobbyEntry, LobbySource } from './lobby-entry.ts';
import { keepFor } from './keep-for.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';

/** Every game of every source, together. */
export interface Catalogue {
  entries(): Promise<readonly LobbyEntry[]>;
  /** Codes of the games that the text finds, best first. */
  search(text: string): Promise<string[]>;
  /** The names of any game; of one that is gone, its code. */
  namesByCode(): Promise<(code: string) => LobbyEntry['names']>;
}

const KEEP_MS = 1_000;

/** Keeps the sources' answers for a second, and the index of the search until a name changes. */
export function createCatalogue(sources: readonly LobbySource[]): Catalogue {
  const entries = keepFor(KEEP_MS, async () => (await Promise.all(sources.map((source) => source()))).flat());
  let index: { names: string; search: SearchIndex['search'] } | undefined;

  async function search(text: string): Promise<string[]> {
    const all = await entries();
    const names = JSON.stringify(all.map((entry) => [entry.code, entry.names, entry.provider.name]));
    if (index?.names !== names) index = { names, search: createSearchIndex(all.map(searchable)).search };
    return index.search(text);
  }

  return {
    entries,
    search,
    namesByCode: async () => {
      const names = new Map((await entries()).map((entry) => [entry.code, entry.names]));
      return (code) => names.get(code) ?? { ua: code, ru: code, en: code, kk: code };
    },
  };
}

const searchable = ({ code, names, provider }: LobbyEntry) => ({
  code,
  names: [...new Set(Object.values(names))],
  aside: [provider.name, code],
});
