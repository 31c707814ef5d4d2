import Type, { type Static } from 'typebox';
import { Closed, LanguageSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Names a document: a page, a promotion, a banner. */
export const ContentKeySchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });

/** Where a button leads: a path of the site without its language. */
export const ActionSchema = Closed({
  label: Type.String({ minLength: 1 }),
  to: Type.String({ pattern: '^/[^\\s/]?[^\\s]*$' }),
});
export type ContentAction = Static<typeof ActionSchema>;

/** What is said where a list has nothing in it. */
export const EmptySchema = Closed({
  title: Type.String({ minLength: 1 }),
  text: Type.String({ minLength: 1 }),
  action: Type.Optional(ActionSchema),
});

/** HTML that the server made of Markdown: sanitised, links in the page's language. */
const HtmlSchema = Type.String();

export const PageDataSchema = Closed({
  id: ContentKeySchema,
  title: Type.String(),
  description: Type.String(),
  lead: Type.String(),
  picture: Type.Optional(Type.String()),
  pictureText: Type.String(),
  empty: Type.Optional(EmptySchema),
  steps: Type.Array(Closed({ title: Type.String(), html: HtmlSchema })),
  cards: Type.Array(
    Closed({
      key: Type.String(),
      title: Type.String(),
      html: HtmlSchema,
      mark: Type.Optional(Type.Literal('soon')),
    }),
  ),
  faqs: Type.Array(Closed({ question: Type.String(), html: HtmlSchema })),
  actions: Type.Array(ActionSchema),
  html: HtmlSchema,
  updated: Type.Optional(Type.String({ description: 'A day: 2026-11-22' })),
  version: Type.Integer(),
});
export type PageData = Static<typeof PageDataSchema>;

/** Of whom it depends what content says; a player's region goes before the one that is asked for. */
const ReaderSchema = Closed({
  language: Type.Optional(LanguageSchema),
  region: Type.Optional(RegionIdSchema),
});

export const pageData = operation({
  method: 'GET',
  path: '/api/page-data/:id',
  access: 'public',
  tag: 'content',
  revalidated: true,
  summary: 'What a page says in a language, as it is in force now',
  params: Closed({ id: ContentKeySchema }),
  query: ReaderSchema,
  response: PageDataSchema,
  refuses: ['not_found'],
});
