import type { Word } from '@croupier/contract/office/words-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';

/** What is said in place of a text in a language; undefined where it stays as it ships. */
export function ownOf({ texts }: EditedBody, language: Language, key: string): string | undefined {
  const own: Readonly<Record<string, unknown>> = texts[language];
  const text = Object.hasOwn(own, key) ? own[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export const isSaid = (body: EditedBody, key: string): boolean =>
  LANGUAGES.some((language) => ownOf(body, language, key) !== undefined);

/** The same with another text in a language; an empty one leaves it as it ships. */
export function saying(
  body: EditedBody,
  language: Language,
  { key, text }: { key: string; text: string },
): EditedBody {
  const { [key]: _, ...others } = body.texts[language];
  return { ...body, texts: { ...body.texts, [language]: text === '' ? others : { ...others, [key]: text } } };
}

/** The same with a text as it ships, in all languages. */
export const without = (body: EditedBody, key: string): EditedBody =>
  LANGUAGES.reduce((all, language) => saying(all, language, { key, text: '' }), body);

/** Whether a text is meant by what somebody types: part of its key, or of its words in any language, shipped or own. */
export function isFound({ key, shipped }: Word, body: EditedBody, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [
    key,
    ...LANGUAGES.flatMap((language) => [shipped[language], ownOf(body, language, key) ?? '']),
  ].some((each) => each.toLowerCase().includes(wanted));
}
