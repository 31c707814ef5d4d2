import type { Language } from '@croupier/domain';
import { createTranslator } from 'use-intl/core';

/** Messages by feature, compiled by the build. */
export type Messages = Record<string, Record<string, unknown>>;

const loaded = new Map<Language, Messages>();

/** The server holds all four languages, a browser the one of its page. */
export function keepMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages);
}

export function messagesOf(language: Language): Messages {
  return loaded.get(language) ?? {};
}

const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  ua: () => import('virtual:messages/ua'),
  ru: () => import('virtual:messages/ru'),
  en: () => import('virtual:messages/en'),
  kk: () => import('virtual:messages/kk'),
};

/** Loads a language's texts; a failure is a warning, the page then shows its keys. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  try {
    keepMessages(language, (await LOADERS[language]()).default);
  } catch (error) {
    console.warn(`Texts for ${language} did not load`, error);
  }
}

/**
 * The locale whose plural rules are used. Chromium has no data for Kazakh; Turkish has the same
 * categories (one for exactly 1, other for the rest), so both sides count by it.
 */
export const PLURAL_LOCALE = { ua: 'uk', ru: 'ru', en: 'en', kk: 'tr' } as const satisfies Record<
  Language,
  string
>;

/** Texts outside components (titles, error tables). `key` is `feature.path`. */
export function translate(language: Language, key: string, values?: Record<string, string | number>): string {
  const translator = createTranslator({
    locale: PLURAL_LOCALE[language],
    messages: messagesOf(language) as never,
    onError: () => undefined,
  }) as unknown as (key: string, values?: Record<string, string | number>) => string;
  return translator(key, values);
}
