import type { Language } from '@croupier/domain/site/regions';

/** What is read of Vite's manifest: chunks by source, with those they import at once and those they import later. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;

export type TextUrls = (language: Language, scripts: readonly string[], game?: string) => string[];

/**
 * Which texts a page will fetch, so that its document can name them beside its scripts.
 * @returns a function from a language, the addresses of the page's scripts and the game it shows to addresses;
 * an unknown script or game brings none.
 */
export function createTextUrls(manifest: Manifest): TextUrls {
  const chunkOfFile = new Map(Object.entries(manifest).map(([chunk, { file }]) => [`/${file}`, chunk]));
  const known = new Map<string, readonly string[]>();
  const textsOf = (script: string): readonly string[] => {
    let texts = known.get(script);
    if (!texts) {
      texts = textsBehind(manifest, chunkOfFile.get(script));
      if (chunkOfFile.has(script)) known.set(script, texts);
    }
    return texts;
  };
  return (language, scripts, game) => {
    const prefix = `virtual:messages/${language}/`;
    const sources = new Set(scripts.flatMap(textsOf).filter((source) => source.startsWith(prefix)));
    if (game !== undefined) sources.add(`${prefix}games.${game}`);
    return [...sources].flatMap((source) => (manifest[source] ? `/${manifest[source].file}` : []));
  };
}

/** Sources of the texts, in every language, that a chunk and all it imports ask for as they start. */
function textsBehind(manifest: Manifest, chunk: string | undefined): string[] {
  const seen = new Set<string>();
  const walk = (name: string | undefined): void => {
    if (name === undefined || seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(walk);
  };
  walk(chunk);
  const later = [...seen].flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return [...new Set(later)].filter(
    (source) => source.startsWith('virtual:messages/') && !source.includes('/games.'),
  );
}
