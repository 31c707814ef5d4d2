import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import type { Draft } from './draft.ts';

/** A text that a language lacks: the field, and for a line of a list its place in it, from 1. */
export interface MissingText {
  readonly field: 'title' | 'lead' | 'terms' | 'name';
  readonly number?: number;
}

/** Lists what each language lacks; a list of conditions is to be as long as in the language that has most of them. */
export function missingTexts({
  texts = {},
  terms,
}: Draft): Readonly<Record<Language, readonly MissingText[]>> {
  const longest = Math.max(0, ...LANGUAGES.map((language) => texts[language]?.terms?.length ?? 0));
  const names = namesIn(terms);
  const lackedBy = (language: Language): readonly MissingText[] => {
    const { title, lead, terms: lines = [] } = texts[language] ?? {};
    const blankLines = Array.from({ length: longest }, (_, index) => index).filter((index) =>
      isBlank(lines[index]),
    );
    return [
      ...(isBlank(title) ? [{ field: 'title' } as const] : []),
      ...(isBlank(lead) ? [{ field: 'lead' } as const] : []),
      ...blankLines.map((index) => ({ field: 'terms', number: index + 1 }) as const),
      ...names.filter((name) => isBlank(name[language])).map(() => ({ field: 'name' }) as const),
    ];
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, lackedBy(language)])) as Record<
    Language,
    readonly MissingText[]
  >;
}

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

/** Names of things that are said in each language, wherever they stand in the terms. */
function namesIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'name' && typeof inner === 'object' && inner !== null
      ? [inner as Record<string, unknown>]
      : namesIn(inner),
  );
}
