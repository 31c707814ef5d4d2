import type { OperatorSelf } from '@croupier/contract/office/operators';
import type { Texts } from './collect-texts.ts';

export type OfficeLanguage = OperatorSelf['language'];

export const OFFICE_LANGUAGES = ['en', 'ua'] as const satisfies readonly OfficeLanguage[];

/** The locale whose plural rules and dates are used. */
export const LOCALES = { en: 'en-GB', ua: 'uk' } as const satisfies Record<OfficeLanguage, string>;

/** All texts of a language: one file, and only the one that is read. */
export const loadTexts = {
  en: () => import('./texts-en.ts'),
  ua: () => import('./texts-ua.ts'),
} as const satisfies Record<OfficeLanguage, () => Promise<{ texts: Texts }>>;

/** What a browser would read: Ukrainian where it is asked for first, English otherwise. */
export const languageOfBrowser = (wanted: readonly string[]): OfficeLanguage =>
  wanted
    .find((each) => /^(uk|en)\b/i.test(each))
    ?.toLowerCase()
    .startsWith('uk')
    ? 'ua'
    : 'en';
