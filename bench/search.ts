import { GAMES } from '@croupier/games';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import { exampleAt, MOST_EXAMPLES } from '../apps/server/src/features/site/lobby/examples.ts';
import {
  createSearchIndex,
  type Searchable,
} from '../apps/server/src/features/site/lobby/search/search-index.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { costOf } from './games/cost-of.ts';

/** As it is typed, letter by letter, and as it is typed wrongly. Each finds something but the last. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'being typed': ['g', 'go', 'gol', 'golden', 'golden l', 'golden lantern'],
  'in another language': ['прилив', 'сонячний', 'шам', 'pryplyv likhtariv'],
  'in another layout': ['ghbkbd', 'ks[nfhsd', 'ыгттн'],
  'with a slip': ['goldne lantern', 'orchrd', 'фанарей'],
  'finding nothing': ['шахматы'],
};

/** The search of the lobby in memory: how long its index takes to be made, and a search in it. */
export const benchmark: Benchmark = {
  name: 'search',
  about: `the lobby's search over ${GAMES.length + MOST_EXAMPLES} games, beside looking through all their names for the text as it stands`,
  run: measureSearch,
};

async function measureSearch({ rounds, secondsPerRound }: BenchmarkOptions) {
  const games = gamesOfTheLobby();
  const index = createSearchIndex(games);
  for (const [kind, texts] of Object.entries(TYPED))
    for (const text of texts)
      if (index.search(text).length > 0 === (kind === 'finding nothing'))
        throw new Error(`“${text}” must be one that is ${kind}`);

  const work: Record<string, () => number> = {
    index: () => createSearchIndex(games) && 1,
    scan: searching(Object.values(TYPED).flat(), (text) => scan(games, text)),
    ...Object.fromEntries(
      Object.entries(TYPED).map(([kind, texts]) => [kind, searching(texts, (text) => index.search(text))]),
    ),
  };
  const ways = Object.keys(work);
  const measured = await interleave(
    ways,
    rounds,
    async (way) => costOf(work[way]!, secondsPerRound / ways.length).cpuSeconds * 1_000,
  );
  const scanMs = median(measured['scan']!);
  const rows = ways.map((way) => {
    const ms = median(measured[way]!);
    return { what: way, ms: rounded(ms), 'slowest round ms': rounded(Math.max(...measured[way]!)), ratio: rounded(ms / scanMs) }; // prettier-ignore
  });
  const slowest = rows.filter(({ what }) => what in TYPED).reduce((a, b) => (b.ms > a.ms ? b : a));
  const json = {
    games: games.length,
    indexMs: rows.find(({ what }) => what === 'index')!.ms,
    slowestSearch: slowest.what,
    slowestSearchMs: slowest.ms,
    scanMs: rounded(scanMs),
    ratio: slowest.ratio,
  };
  return { rows, json };
}

/** The house's games, and as many that only look like games as there are names for. */
function gamesOfTheLobby(): Searchable[] {
  const house = GAMES.map(({ definition: { id }, provider }) => ({
    code: id,
    names: [...new Set(Object.values(namesOf(id)))],
    aside: [provider, id],
  }));
  const examples = Array.from({ length: MOST_EXAMPLES }, (_, n) => exampleAt(n));
  return [...house, ...examples.map(({ code, name, provider }) => ({ code, names: [name], aside: [provider, code] }))]; // prettier-ignore
}

/** Work that searches for each of the texts once and answers how many they are. */
function searching(texts: readonly string[], search: (text: string) => readonly string[]): () => number {
  return () => {
    for (const text of texts) search(text);
    return texts.length;
  };
}

/** The least that a search can do: it knows one alphabet, one layout and no slips. */
function scan(games: readonly Searchable[], text: string): string[] {
  const wanted = text.toLowerCase();
  const has = (name: string): boolean => name.toLowerCase().includes(wanted);
  return games.filter(({ names, aside }) => names.some(has) || aside.some(has)).map(({ code }) => code);
}
