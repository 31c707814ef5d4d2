import { entriesByCode, type LobbyEntry, type LobbySource } from './lobby-entry.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { oncePer } from './once-per.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';

/** Every game of every source, together. */
export interface LobbyGames {
  entries(): Promise<readonly LobbyEntry[]>;
  /** Codes of the games that the text finds, best first. */
  search(text: string): Promise<string[]>;
  /** What any game is called and whose it is; one that is gone is called by its code. */
  gameByCode(): Promise<(code: string) => NamedGame>;
}

export type NamedGame = Pick<LobbyEntry, 'names' | 'maker' | 'poster'>;

const KEEP_MS = 1_000;

/** Keeps the sources' answers for a second, and the index of the search until a name changes. */
export function createLobbyGames(sources: readonly LobbySource[], memoryMs: number): LobbyGames {
  const entries = keepFor(Math.min(KEEP_MS, memoryMs), async () =>
    (await Promise.all(sources.map((source) => source()))).flat(),
  );
  const indexOf = createIndexKeeper();

  return {
    entries,
    search: async (text) => indexOf(await entries()).search(text),
    gameByCode: async () => {
      const byCode = entriesByCode(await entries());
      return (code) => byCode.get(code) ?? gone(code);
    },
  };
}

/** A list of games that was read anew usually has the same names: their index is made again only when one changed. */
function createIndexKeeper(): (entries: readonly LobbyEntry[]) => SearchIndex {
  let kept: { names: string; index: SearchIndex } | undefined;
  return oncePer((entries) => {
    const names = JSON.stringify(entries.map((entry) => [entry.code, entry.names, entry.provider.name]));
    if (kept?.names !== names) kept = { names, index: createSearchIndex(entries.map(searchable)) };
    return kept.index;
  });
}

const gone = (code: string): NamedGame => ({
  names: { ua: code, ru: code, en: code, kk: code },
  maker: 'house',
  poster: null,
});

const searchable = ({ code, names, provider }: LobbyEntry) => ({
  code,
  names: [...new Set(Object.values(names))],
  aside: [provider.name, code],
});
