import { BANNER_LAYOUTS, BANNER_TONES } from '@croupier/domain/site/banners';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, LanguageSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Names a document: a page, a promotion, a banner. */
export const ContentKeySchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });

/** A path of the site without its language; what begins as another site's address (`//`, `/\\`) is none. */
export const OWN_PATH = '/([^\\s/\\\\][^\\s]*)?';

/** Where a button leads. */
export const ActionSchema = Closed({
  label: Type.String({ minLength: 1 }),
  to: Type.String({ pattern: `^${OWN_PATH}$` }),
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
  always: true,
  tag: 'content',
  revalidated: true,
  summary: 'What a page says in a language, as it is in force now',
  params: Closed({ id: ContentKeySchema }),
  query: ReaderSchema,
  response: PageDataSchema,
  refuses: ['not_found'],
});

export const contents = operation({
  method: 'GET',
  path: '/api/contents/:id',
  access: 'public',
  always: true,
  tag: 'content',
  revalidated: true,
  summary: 'A text that stands inside other pages',
  params: Closed({ id: ContentKeySchema }),
  query: ReaderSchema,
  response: Closed({ id: ContentKeySchema, title: Type.String(), html: HtmlSchema, version: Type.Integer() }),
  refuses: ['not_found'],
});

/** Of a page, without language: `/`, `/rules`, `/promotions/own-limits`. */
export const PagePathSchema = Type.String({ pattern: '^/[a-z0-9/-]{0,160}$' });
export const PageMetaSchema = Closed({ title: Type.String(), description: Type.String() });

export const pageMetaData = operation({
  method: 'POST',
  path: '/api/page-meta-data',
  access: 'public',
  always: true,
  tag: 'content',
  summary:
    'What search engines are told of a page, by its address: the operator’s own words for it, else those of its content',
  body: Closed({
    path: PagePathSchema,
    language: Type.Optional(LanguageSchema),
    region: Type.Optional(RegionIdSchema),
  }),
  response: PageMetaSchema,
  refuses: ['not_found'],
});

export const pageMetaList = operation({
  method: 'GET',
  path: '/api/page-meta-data',
  access: 'public',
  always: true,
  tag: 'content',
  revalidated: true,
  summary:
    'The pages of which search engines are told something else than their own texts, by their addresses',
  query: Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({ pages: Type.Record(Type.String(), PageMetaSchema) }),
});

/** The parts of a page that content fills (specification, section 3). */
export const CONTENT_AREAS = [
  'JACKPOT_DETAIL',
  'JACKPOT',
  'GAME',
  'GAME_PROVIDER',
  'PROMO',
  'WINNING_NOW',
  'NAVIGATION_AND_FILTERS',
  'GAME_SLIDER',
  'PROMO_ACTIVITY',
  'TOURNAMENT',
  'GENRES',
  'LIVE_GAME',
  'MINI_GAME',
] as const;
export const ContentAreaSchema = Type.Enum([...CONTENT_AREAS]);
export type ContentArea = Static<typeof ContentAreaSchema>;

export const BannerLayoutSchema = Type.Enum([...BANNER_LAYOUTS]);
export const BannerToneSchema = Type.Enum([...BANNER_TONES]);

/** Who looks: nobody we know, a player without a round and without money, one with money, or one who has played. */
export const BannerViewerSchema = Type.Enum(['visitor', 'newcomer', 'ready', 'returning']);
export type BannerViewer = Static<typeof BannerViewerSchema>;

/** What lies on the felt: drawn cards, chips or a seal, or the posters of games. */
export const BannerArtSchema = Type.Enum(['cards', 'chips', 'seal', 'last', 'popular']);

export const BannerActionSchema = Closed({
  /** `play` and `demo` lead to the first game of the banner, `deposit` opens the till, `open` goes to `to`. */
  does: Type.Enum(['play', 'demo', 'deposit', 'open']),
  to: Type.Optional(ActionSchema.properties.to),
  label: Type.String(),
});

export const BannerSchema = Closed({
  id: ContentKeySchema,
  area: ContentAreaSchema,
  layout: BannerLayoutSchema,
  tone: Type.Optional(BannerToneSchema),
  viewers: Type.Array(BannerViewerSchema),
  art: Type.Optional(BannerArtSchema),
  /** Names a drawing: `/art/<picture>.svg`. */
  picture: Type.Optional(Type.String()),
  /** `{game}` stands for the name of the banner's first game. */
  title: Type.String(),
  text: Type.String(),
  /** The first of them is the one that is meant. */
  actions: Type.Array(BannerActionSchema),
});
export type Banner = Static<typeof BannerSchema>;

export const listBanners = operation({
  method: 'GET',
  path: '/api/app/banners',
  access: 'public',
  tag: 'content',
  revalidated: true,
  summary: 'The banners of an area, or of all: of who is signed in those for players',
  query: Closed({ ...ReaderSchema.properties, area: Type.Optional(ContentAreaSchema) }),
  response: Closed({ banners: Type.Array(BannerSchema) }),
});

/** A question to players who have played, told until it is answered or hidden. */
export const SurveySchema = Closed({
  kind: Type.Literal('survey'),
  id: ContentKeySchema,
  question: Type.String(),
  options: Type.Array(Closed({ key: Type.String(), label: Type.String() })),
  thanks: Type.String(),
});
export type Survey = Static<typeof SurveySchema>;

/** A few words of the house in a corner of the page, told until they are hidden. */
export const CardSchema = Closed({
  kind: Type.Literal('card'),
  id: ContentKeySchema,
  title: Type.String(),
  text: Type.String(),
  /** Names a drawing: `/art/<picture>.svg`. */
  picture: Type.String(),
  action: ActionSchema,
});
export type Card = Static<typeof CardSchema>;

/** What asks for attention: one thing at a time. */
export const WidgetSchema = Type.Union([SurveySchema, CardSchema]);
export type Widget = Static<typeof WidgetSchema>;

export const answerSurvey = operation({
  method: 'POST',
  path: '/api/surveys/answer',
  access: 'player',
  tag: 'content',
  summary: 'Answer a survey: once',
  body: Closed({ survey: ContentKeySchema, option: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }) }),
  response: DoneSchema,
  refuses: ['not_found', 'conflict'],
});

export const hideWidget = operation({
  method: 'POST',
  path: '/api/widgets/hide',
  access: 'public',
  tag: 'content',
  summary: 'Show me this widget no more: kept for a player, and in a cookie for a visitor',
  body: Closed({ widget: ContentKeySchema }),
  response: DoneSchema,
  refuses: ['not_found'],
});

export const locales = operation({
  method: 'GET',
  path: '/api/locales/:id',
  access: 'public',
  always: true,
  tag: 'content',
  revalidated: true,
  summary: 'What the operator says in other words than the shipped texts, by the texts’ keys',
  params: Closed({ id: LanguageSchema }),
  query: Closed({ namespace: Type.Optional(ContentKeySchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({ language: LanguageSchema, messages: Type.Record(Type.String(), Type.String()) }),
});
