import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The players' site: a folder of texts for each feature, a file a language. */
const SITE_FOLDER = join(import.meta.dirname, '../../../../../../web/app');
/** What games say of themselves: in the folder of texts one for each game. */
const GAMES = 'games';

/** One text of the site, as it ships. */
export type ShippedWord = Readonly<Record<Language, string>>;
/** By features, and in each by keys. */
export type ShippedWords = ReadonlyMap<string, ReadonlyMap<string, ShippedWord>>;

let kept: Promise<ShippedWords> | undefined;

/** Every text that the site ships, which nothing changes while a process runs. */
export function shippedWords(): Promise<ShippedWords> {
  kept ??= readWords();
  kept.catch(() => (kept = undefined));
  return kept;
}

async function readWords(): Promise<ShippedWords> {
  const folders = [
    { feature: 'shell', folder: join(SITE_FOLDER, 'shell') },
    ...(await foldersIn(join(SITE_FOLDER, 'features'))),
  ];
  const read = await Promise.all(
    folders.map(async ({ feature, folder }) => [feature, await readFeature(feature, folder)] as const),
  );
  return new Map(read.filter(([, words]) => words.size > 0).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function foldersIn(features: string): Promise<{ feature: string; folder: string }[]> {
  const inDistricts = (await readdir(features)).map(async (district) =>
    (await readdir(join(features, district))).map((feature) => ({
      feature,
      folder: join(features, district, feature),
    })),
  );
  return (await Promise.all(inDistricts)).flat();
}

async function readFeature(feature: string, folder: string): Promise<ReadonlyMap<string, ShippedWord>> {
  const messages = join(folder, 'messages');
  if (feature !== GAMES) return readCatalogue(messages, '');
  const games = (await readdir(messages)).sort();
  const words = await Promise.all(games.map((game) => readCatalogue(join(messages, game), `${game}.`)));
  return new Map(words.flatMap((of) => [...of]));
}

/** @param before stands in front of each key */
async function readCatalogue(folder: string, before: string): Promise<ReadonlyMap<string, ShippedWord>> {
  const read = async (language: Language) => {
    const text = await readFile(join(folder, `${language}.json`), 'utf8').catch(() => '{}');
    return [language, new Map(flat(JSON.parse(text) as object, before))] as const;
  };
  const texts = new Map(await Promise.all(LANGUAGES.map(read)));
  // Every language has every text: a test of the site holds them to it.
  const wordOf = (key: string) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, texts.get(language)?.get(key) ?? '']),
    ) as ShippedWord;
  return new Map([...texts.get('en')!.keys()].map((key) => [key, wordOf(key)]));
}

const flat = (texts: object, before: string): [string, string][] =>
  Object.entries(texts as Record<string, string | object>).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[before + name, value]] : flat(value, `${before}${name}.`),
  );
