import {
  CONTENT_KINDS,
  type ContentKindName,
  type EditedBody,
  type Schema,
} from '@croupier/contract/site/content/kinds';
import { LANGUAGES } from '@croupier/domain/site/regions';

/** What a new value of a schema begins as: the parts it must have, empty. */
export function blankOf(schema: Schema): unknown {
  if (schema.type === 'object') {
    const needed = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    const parts = needed.map(([name, part]) => [name, blankOf(part)] as const);
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  }
  if (schema.type === 'array') return [];
  // A text that may be empty is one; of everything else there is none yet.
  const mayBeEmpty = schema.type === 'string' && !schema.minLength && !schema.pattern && !schema.const;
  return mayBeEmpty ? '' : undefined;
}

/** A document that nobody has written yet. */
export function blankBody(kind: ContentKindName): EditedBody {
  const { facts, text } = CONTENT_KINDS[kind];
  const texts = LANGUAGES.map((language) => [language, blankOf(text as Schema)]);
  return { facts: blankOf(facts as Schema), texts: Object.fromEntries(texts) } as EditedBody;
}
