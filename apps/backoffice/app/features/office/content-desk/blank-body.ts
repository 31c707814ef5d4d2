import type { Schema } from '@croupier/contract/kit';
import { CONTENT_KINDS, type ContentKindName, type EditedBody } from '@croupier/contract/site/content/kinds';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { blankOf } from '../../../lib/schema-form/blank-of.ts';

/** A document that nobody has written yet. */
export function blankBody(kind: ContentKindName): EditedBody {
  const { facts, text } = CONTENT_KINDS[kind];
  const texts = LANGUAGES.map((language) => [language, blankOf(text as Schema)]);
  return { facts: blankOf(facts as Schema), texts: Object.fromEntries(texts) } as EditedBody;
}
