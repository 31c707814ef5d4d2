import {
  LANGUAGES,
  LANGUAGE_TAGS,
  REGIONS,
  type Language,
  type RegionId,
} from '@croupier/domain/site/regions';

/** What a language calls itself. */
export const LANGUAGE_NAMES = {
  ua: 'Українська',
  ru: 'Русский',
  en: 'English',
  kk: 'Қазақша',
} as const satisfies Record<Language, string>;

/** The value of `<html lang>` and `hreflang`: `ua` is the site's prefix, `uk` the language. */
export const htmlLang = (language: Language): string => LANGUAGE_TAGS[language].split('-')[0]!;

export const isLanguage = (value: string | undefined): value is Language =>
  value !== undefined && (LANGUAGES as readonly string[]).includes(value);

/** The language a path begins with, if it does. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** The same page in another language; a path without one is put under it. */
export function inLanguage(path: string, language: Language): string {
  const rest = languageOfPath(path) ? path.slice(3) : path;
  return `/${language}${rest === '/' ? '' : rest}`;
}

/** Cookie, then what the browser accepts in its own order of preference, then the region's language. */
export function negotiateLanguage(wishes: {
  cookie: string | undefined;
  acceptLanguage: string | null;
  region: RegionId;
}): Language {
  if (isLanguage(wishes.cookie)) return wishes.cookie;
  for (const tag of acceptedTags(wishes.acceptLanguage ?? '')) {
    const primary = tag.split('-')[0]!;
    const language = primary === 'uk' ? 'ua' : primary;
    if (isLanguage(language)) return language;
  }
  return REGIONS[wishes.region].language;
}

/** Tags of an Accept-Language header by falling weight; weight 0 means «not this one». */
function acceptedTags(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters
        .map((text) => /^\s*q=([0-9.]+)\s*$/.exec(text)?.[1])
        .find((text) => text !== undefined);
      return { tag: tag.trim(), order, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .map(({ tag }) => tag);
}
