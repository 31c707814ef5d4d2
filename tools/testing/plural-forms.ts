/** A choice by a number in a text of ICU, with the forms that it has. */
export interface Plural {
  readonly type: 'cardinal' | 'ordinal';
  /** Named forms: `one`, `few`; not those of single numbers, as `=0`. */
  readonly forms: readonly string[];
}

/** Every plural of a text that can be read, each by itself, those within others too. */
export function pluralsOf(text: string): Plural[] {
  return [...text.matchAll(/\{\s*\w+\s*,\s*(plural|selectordinal)\s*,/g)].map(
    ({ 0: head, 1: name, index }) => ({
      type: name === 'plural' ? 'cardinal' : 'ordinal',
      forms: formsFrom(text, index + head.length),
    }),
  );
}

/** The forms that a locale tells apart, as browsers choose among them. */
export const formsOf = (locale: string, { type }: Plural): string[] =>
  new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;

/** What stands before each brace of this level, up to the brace that ends it. */
function formsFrom(text: string, start: number): string[] {
  const forms: string[] = [];
  let word = '';
  for (let at = start, depth = 0; at < text.length && depth >= 0; at++) {
    const sign = text[at]!;
    if (depth === 0 && sign === '{') forms.push(word.trim().split(/\s+/).at(-1)!);
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    word = depth === 0 && sign !== '}' ? word + sign : '';
  }
  return forms.filter((form) => !form.startsWith('='));
}
