import type { Language } from '@croupier/domain/site/regions';
import { createTranslator } from 'use-intl/core';
import { onceReached } from './offline.ts';

/** Messages by feature, compiled by the build. */
export type Messages = Record<string, Record<string, unknown>>;

/** How one namespace's texts are fetched, by language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

const loaded = new Map<Language, Messages>();
const asked = new Map<string, Loading>();

/** Says of itself when it is done, as React reads it, so that a component that asks later does not wait. */
interface Loading extends Promise<void> {
  status?: 'fulfilled';
}

/** Adds texts to those of a language. A translator made before sees what is added below its namespace. */
export function keepMessages(language: Language, messages: Messages): void {
  merge(shippedTexts(language), messages);
  if (ownWords) merge(shippedTexts(language), ownWords);
}

let ownWords: Messages | undefined;

/** In a browser, whose page has one language and one edition: the operator's own words, over what is there and what will come. */
export function speakInWords(language: Language, words: Messages | undefined): void {
  if (words === ownWords) return;
  ownWords = words;
  if (words) merge(shippedTexts(language), words);
}

/** On the server, which speaks to many at once: the texts of the page that is being made, where they are not the shipped ones. */
type TextsOfPage = (language: Language) => Messages | undefined;
let textsOfPage: TextsOfPage = () => undefined;
export const readTextsOfPage = (read: TextsOfPage): void => void (textsOfPage = read);

/** The texts of a language: on the server all, in a browser those that its pages needed so far. */
export const messagesOf = (language: Language): Messages =>
  (import.meta.env.SSR ? textsOfPage(language) : undefined) ?? shippedTexts(language);

/** The same without the operator's own words, where a server has none in them yet. */
export function shippedTexts(language: Language): Messages {
  const known = loaded.get(language);
  if (known) return known;
  const empty: Messages = {};
  loaded.set(language, empty);
  return empty;
}

/**
 * Fetches a namespace's texts in the page's language, once. The build calls this in every module that names the
 * namespace; on the server, which has all texts, it never does. A failure is a warning, the page then shows its keys.
 */
export function needTexts(namespace: string, loaders: TextLoaders): void {
  if (asked.has(namespace)) return;
  const language = document.documentElement.dataset['language'] as Language;
  const loading: Loading = onceReached(loaders[language])
    .then((texts) => keepMessages(language, texts.default))
    .catch((error: unknown) => console.warn(`Texts of ${namespace} in ${language} did not load`, error))
    .then(() => void (loading.status = 'fulfilled'));
  asked.set(namespace, loading);
}

/** Every request for texts there was, in order, done when they are there or have failed; what speaks for the whole page waits for all. */
export const allAskedTexts = (): Iterable<Promise<void>> => asked.values();

/**
 * What a component has to `use` before it can speak of this namespace; undefined where nothing is fetched. The same
 * ever after: a component that waited for it must meet the same `use` when React renders it again, or its hooks fail.
 */
export const askedTexts = (namespace: string): Promise<void> | undefined => asked.get(namespace);

function merge(into: Record<string, unknown>, texts: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(texts)) {
    const known = into[key];
    // A branch is copied: what is kept is changed by what comes later, and what was given is not.
    if (isBranch(value)) merge(isBranch(known) ? known : ((into[key] = {}) as Messages), value);
    else into[key] = value;
  }
}

/** A compiled text is a string or an array; everything else is a branch of the catalogue. */
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
