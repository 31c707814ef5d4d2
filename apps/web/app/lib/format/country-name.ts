import type { Language } from '@croupier/domain/site/regions';

const LOCALES = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' } as const satisfies Record<Language, string>;

/** A country by its code. A browser that does not know the language says the code, which is better than another language. */
export function countryName(code: string, language: Language): string {
  const [known] = Intl.DisplayNames.supportedLocalesOf([LOCALES[language]]);
  return (known && new Intl.DisplayNames([known], { type: 'region' }).of(code)) ?? code;
}
