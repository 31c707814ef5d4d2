import { LANGUAGES } from '@croupier/domain/site/regions';
import { faultLine } from '../../../kit/fault-lines.ts';
import { unlike } from '../../../kit/unlike.ts';
import type { ContentKindName } from './kinds.ts';

/** What a text may name in braces; the house fills it for the edition and the language that read it. */
export const PLACEHOLDER_NAMES = [
  'brand',
  'legalName',
  'licenceNumber',
  'supportEmail',
  'siteHost',
  'currency',
  'currencySymbol',
  'minimumAge',
  'payInMinimum',
  'payInMaximum',
  'openingPlay',
] as const;
export type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];
export const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** The name of a banner’s first game is put in by who shows it. */
const KNOWN: ReadonlySet<string> = new Set([...PLACEHOLDER_NAMES, 'game']);

type Texts = Readonly<Record<string, unknown>>;

/** What must agree in a document beside its fields: languages with each other, and words with what they are the words of. */
export function disagreementsOf(kind: ContentKindName, body: { facts: unknown; texts: object }): string[] {
  // Texts in other words are as many in a language as somebody wrote in it, and their braces are the message’s own.
  if (kind === 'messages') return [];
  const texts = body.texts as Texts;
  return [
    ...unlike(
      LANGUAGES,
      LANGUAGES.map((language) => texts[language]),
    ),
    // What a notice is filled with depends on which one it is (`noticeFaultsOf`).
    ...(kind === 'notice' ? [] : foreignPlaceholders(texts)),
    ...wordless(body.facts, texts),
  ];
}

/** A placeholder that nobody fills, where it stands; one that another language names and this one does not, at its head. */
function foreignPlaceholders(texts: Texts): string[] {
  const found = LANGUAGES.map((language) => ({
    language,
    named: placeholdersIn(language, texts[language]),
  }));
  const everywhere = new Set(found.flatMap(({ named }) => named.map(({ name }) => name)));
  return found.flatMap(({ language, named }) => [
    ...named.filter(({ name }) => !KNOWN.has(name)).map(({ at, name }) => faultLine(at, 'placeholder', name)),
    ...[...everywhere]
      .filter((name) => KNOWN.has(name) && named.length > 0 && !named.some((each) => each.name === name))
      .map((name) => faultLine(language, 'placeholder', name)),
  ]);
}

/** Where a text names something in braces, and what. */
export function placeholdersIn(at: string, value: unknown): { at: string; name: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(PLACEHOLDER)].map(([, name]) => ({ at, name: name! }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => placeholdersIn(`${at}/${name}`, item));
}

/** A word for each thing that can be done or chosen. */
function wordless(facts: unknown, texts: Texts): string[] {
  const { actions, options } = (facts ?? {}) as { actions?: unknown; options?: unknown };
  const things = actions ?? options;
  if (!Array.isArray(things)) return [];
  return LANGUAGES.flatMap((language) => {
    const { labels } = (texts[language] ?? {}) as { labels?: unknown };
    return Array.isArray(labels) && labels.length !== things.length
      ? [faultLine(`${language}/labels`, 'length', things.length)]
      : [];
  });
}
