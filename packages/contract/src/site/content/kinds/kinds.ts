import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS, type Language } from '@croupier/domain/site/regions';
import Type, { type Static, type TSchema } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { CodeSchema } from '../../../rewards/programmes/amounts.ts';
import { HomeAreaSchema, SitePathSchema } from '../../sites/index.ts';
import {
  ActionSchema,
  BannerArtSchema,
  BannerLayoutSchema,
  BannerToneSchema,
  BannerViewerSchema,
  ContentAreaSchema,
  EmptySchema,
  OWN_PATH,
  PagePathSchema,
} from '../index.ts';

/** How a form asks for a text, where a line is not enough. */
export type TextFormat = 'markdown' | 'picture';

const Line = Type.String({ minLength: 1 });
const PictureName = Type.String({ pattern: '^[a-z0-9-]+$', format: 'picture' });
/** Its HTML, if it has any, is shown as text. */
const Markdown = Type.String({ minLength: 1, format: 'markdown' });
const Description = Type.String({ minLength: 50, maxLength: 160 });

/** A page cannot be made with a thirteenth month. */
const DAY = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

const PageTextSchema = Closed({
  title: Line,
  description: Description,
  lead: Line,
  picture: Type.Optional(PictureName),
  pictureText: Type.Optional(Type.String()),
  empty: Type.Optional(EmptySchema),
  steps: Type.Optional(Type.Array(Closed({ title: Line, text: Markdown }))),
  cards: Type.Optional(
    Type.Array(Closed({ key: Line, title: Line, text: Markdown, mark: Type.Optional(Type.Literal('soon')) })),
  ),
  faqs: Type.Optional(Type.Array(Closed({ question: Line, answer: Markdown }))),
  actions: Type.Optional(Type.Array(ActionSchema)),
  updated: Type.Optional(Type.String({ pattern: DAY })),
  markdown: Type.String({ format: 'markdown' }),
});
export type PageText = Static<typeof PageTextSchema>;

const PromotionFactsSchema = Closed({
  /** Its place in the list, smallest first. */
  place: Type.Integer(),
  /** What it tells of, and its page leads to. */
  programme: Type.Optional(Closed({ kind: CodeSchema, code: CodeSchema })),
});
const PromotionTextSchema = Closed({
  title: Line,
  description: Description,
  lead: Line,
  picture: PictureName,
  pictureText: Type.String(),
  actions: Type.Array(ActionSchema, { minItems: 1 }),
  terms: Type.Array(Markdown, { minItems: 1 }),
  markdown: Markdown,
});

const BannerFactsSchema = Closed({
  area: ContentAreaSchema,
  layout: BannerLayoutSchema,
  /** What it is made of; felt, if nothing is said. */
  tone: Type.Optional(BannerToneSchema),
  place: Type.Integer(),
  viewers: Type.Array(BannerViewerSchema, { minItems: 1 }),
  art: Type.Optional(BannerArtSchema),
  picture: Type.Optional(PictureName),
  /** What each does, or where it leads; their words are the texts' `labels`, in the same order. */
  actions: Type.Array(Type.String({ pattern: `^(play|demo|deposit|${OWN_PATH})$` }), {
    minItems: 1,
    maxItems: 2,
  }),
});
const BannerTextSchema = Closed({ title: Line, text: Line, labels: Type.Array(Line) });

const SurveyFactsSchema = Closed({
  place: Type.Integer(),
  options: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,32}$' }), { minItems: 2, uniqueItems: true }),
});
const SurveyTextSchema = Closed({ question: Line, thanks: Line, labels: Type.Array(Line) });

/** A visitor, a player without a round, one who has played. */
const WidgetViewerSchema = Type.Enum(['visitor', 'newcomer', 'returning']);
export type WidgetViewer = Static<typeof WidgetViewerSchema>;
const CardFactsSchema = Closed({
  place: Type.Integer(),
  viewers: Type.Array(WidgetViewerSchema, { minItems: 1 }),
  picture: PictureName,
  to: ActionSchema.properties.to,
});
const CardTextSchema = Closed({ title: Line, text: Line, label: Line });

const MetaFactsSchema = Closed({ path: PagePathSchema });
const MetaTextSchema = Closed({ title: Line, description: Description });

const FragmentTextSchema = Closed({ title: Line, markdown: Markdown });

/** What the house tells a player, in the words of each channel (`people/notices`). */
export const NoticeTextSchema = Closed({
  /** Of a letter: one line. */
  subject: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\r\\n]*$' }),
  /** On the site, on a device and over a letter. */
  title: Type.String({ minLength: 1, maxLength: 80 }),
  /** A paragraph each. */
  text: Type.Array(Line, { minItems: 1, maxItems: 8 }),
  /** On a device, in a messenger and on a telephone. */
  short: Type.String({ minLength: 1, maxLength: 200 }),
  /** Of the button; where it leads is the notice's own. */
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type NoticeText = Static<typeof NoticeTextSchema>;

interface ContentKind {
  /** Where its shipped documents stand, below a scope. */
  readonly folder: string;
  /** What is the same in all languages. */
  readonly facts: TSchema;
  readonly text: TSchema;
}

export const CONTENT_KINDS = {
  page: { folder: 'pages', facts: Closed({}), text: PageTextSchema },
  promotion: { folder: 'promotions', facts: PromotionFactsSchema, text: PromotionTextSchema },
  banner: { folder: 'banners', facts: BannerFactsSchema, text: BannerTextSchema },
  survey: { folder: 'surveys', facts: SurveyFactsSchema, text: SurveyTextSchema },
  /** What is said in a corner of the page until it is hidden. */
  card: { folder: 'cards', facts: CardFactsSchema, text: CardTextSchema },
  /** What stands inside other pages. */
  fragment: { folder: 'contents', facts: Closed({}), text: FragmentTextSchema },
  /** Texts of a feature in other words than the site ships: by their keys, without the feature's name. */
  messages: { folder: 'messages', facts: Closed({}), text: Type.Record(Type.String(), Line) },
  /** What search engines, tabs and shares are told of one page in place of its own texts. */
  meta: { folder: 'meta', facts: MetaFactsSchema, text: MetaTextSchema },
  /** By the kind of notice that its key names. */
  notice: { folder: 'notices', facts: Closed({}), text: NoticeTextSchema },
  /** Of the place that its key names: pages in their order, by addresses without language. */
  menu: { folder: 'menus', facts: Closed({ items: Type.Array(SitePathSchema) }), text: Closed({}) },
  /** The areas of the home page from the top. */
  home: { folder: 'home', facts: Closed({ areas: Type.Array(HomeAreaSchema) }), text: Closed({}) },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof CONTENT_KINDS;
export const CONTENT_KIND_NAMES = Object.keys(CONTENT_KINDS) as ContentKindName[];
export type FactsOf<K extends ContentKindName> = Static<(typeof CONTENT_KINDS)[K]['facts']>;
export type TextOf<K extends ContentKindName> = Static<(typeof CONTENT_KINDS)[K]['text']>;

/** What one version of a document says. */
export interface ContentBody<K extends ContentKindName = ContentKindName> {
  readonly facts: FactsOf<K>;
  readonly texts: Readonly<Record<Language, TextOf<K>>>;
}

/** What a draft says so far: half of it may be missing. */
export const EditedBodySchema = Closed({
  facts: Type.Record(Type.String(), Type.Unknown()),
  texts: Closed(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, Type.Record(Type.String(), Type.Unknown())]),
    ) as Record<Language, Type.TRecord<string, Type.TUnknown>>,
  ),
});
export type EditedBody = Static<typeof EditedBodySchema>;

/** A body that is whole, or is not. */
export interface AnyBody {
  readonly facts: object;
  readonly texts: Readonly<Record<Language, object>>;
}

/** Whom a document is for: everybody, a brand's players or a region's; the most particular one is shown. */
export const CONTENT_SCOPES = ['all', ...BRANDS, ...REGION_IDS] as const;
export type ContentScope = (typeof CONTENT_SCOPES)[number];
