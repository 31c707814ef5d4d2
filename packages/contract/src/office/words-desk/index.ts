import Type, { type Static } from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ContentKeySchema } from '../../site/content/index.ts';
import { CONTENT_MAX_BYTES } from '../content-desk/index.ts';
import { EditedBodySchema } from '../../site/content/kinds/index.ts';

const read = { access: { operator: 'read.content' }, tag: 'content' } as const;

export const WordSchema = Closed({
  feature: ContentKeySchema,
  /** Without the feature's name: `form.title`. */
  key: Type.String(),
  shipped: Closed({ ua: Type.String(), ru: Type.String(), en: Type.String(), kk: Type.String() }),
  /** What the text is filled with: `name`, and `<link>` for what stands round words. */
  filled: Type.Array(Type.String()),
});
export type Word = Static<typeof WordSchema>;

export const listWords = operation({
  ...read,
  method: 'GET',
  path: '/office/api/words/:feature',
  summary: 'The texts that the players’ site ships of one of its features, in all languages',
  params: Closed({ feature: ContentKeySchema }),
  refuses: ['not_found'],
  response: Closed({ words: Type.Array(WordSchema) }),
});

/** How many texts are found at most. */
export const WORDS_FOUND = 20;

export const findWords = operation({
  ...read,
  method: 'GET',
  path: '/office/api/words',
  summary: 'Texts of the players’ site that have some words in any language, or in their key',
  query: Closed({ text: Type.String({ minLength: 2, maxLength: 80 }) }),
  response: Closed({ words: Type.Array(WordSchema) }),
});

export const checkWords = operation({
  ...read,
  method: 'POST',
  path: '/office/api/words/:feature/check',
  summary: 'What is wrong with texts in other words, as they would be refused: a line each. Changes nothing',
  params: Closed({ feature: ContentKeySchema }),
  bodyMaxBytes: CONTENT_MAX_BYTES,
  body: Closed({ texts: EditedBodySchema.properties.texts }),
  response: Closed({ faults: Type.Array(Type.String()) }),
});
