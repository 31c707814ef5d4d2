import { CLOSABLE_PAGES, SOCIAL_NETWORKS, type ClosablePage } from '@croupier/domain/site/regions';
import Type, { type Static, type TSchema } from 'typebox';
import {
  Closed,
  CurrencySchema,
  LanguageSchema,
  RegionIdSchema,
  ThemeSchema,
  BalanceKindSchema,
  BrandSchema,
  AmountOutSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export * from './menu-ways.ts';

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** An address of the site's own, without language. */
export const SitePathSchema = Type.String({ pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?(#[a-z-]+)?$' });

export const CurrencyViewSchema = Closed({
  code: CurrencySchema,
  symbol: Type.String(),
  shortName: Type.String(),
  scale: Type.Integer(),
});

export const RegionSchema = Closed({
  id: RegionIdSchema,
  language: LanguageSchema,
  /** The region's own first, each with the BCP 47 code that its dates and numbers are written by. */
  locales: Type.Array(Closed({ language: LanguageSchema, code: Type.String() })),
  theme: ThemeSchema,
  font: Type.Enum(['ubuntu', 'montserrat']),
  logo: Type.String(),
  favicon: Type.String(),
  currency: CurrencyViewSchema,
  socialMedia: Type.Array(Closed({ network: Type.Enum([...SOCIAL_NETWORKS]), url: Type.String() })),
  supportEmail: Type.String(),
  legalName: Type.String(),
  licenceNumber: Type.String(),
  minimumAge: Type.Integer(),
  gameMoney: BalanceKindSchema,
  minimumCycleMs: Closed({ slots: Type.Integer(), other: Type.Integer() }),
  autoplay: Type.Boolean(),
  turbo: Type.Boolean(),
  payInMinimumMinor: AmountOutSchema,
  payInMaximumMinor: AmountOutSchema,
});
export type Region = Static<typeof RegionSchema>;

const MenuSchema = Closed({
  /** Of the frame: `rail` (and the phone's menu), `bottom`. */
  place: Type.String(),
  /** Pages in their order; a page that is closed, or that this installation does not have, is left out by who shows it. */
  items: Type.Array(SitePathSchema),
});

/** What the home page can be made of (specification, section 3: kinds of content areas). */
export const HOME_AREAS = [
  'PROMO',
  'NAVIGATION_AND_FILTERS',
  'GAME_SLIDER',
  'WINNING_NOW',
  'GAME',
  'GENRES',
  'GAME_PROVIDER',
] as const;

export const HomeAreaSchema = Closed({
  kind: Type.Enum([...HOME_AREAS]),
  /** Of a slider of games: those on the first screen, or the others. */
  rows: Type.Optional(Type.Enum(['opening', 'others'])),
});
export type HomeArea = Static<typeof HomeAreaSchema>;

export const siteConfigs = operation({
  method: 'GET',
  path: '/api/app/site-configs',
  access: 'public',
  always: true,
  tag: 'app',
  summary:
    'What the installation offers in a region: its brand, pages, menus, languages, themes and outside services',
  /** Else the player's region, else that of the cookie. */
  query: Closed({ region: Type.Optional(RegionIdSchema) }),
  response: Closed({
    brand: Closed({
      id: BrandSchema,
      name: Type.String(),
      host: Type.String(),
      slogan: Type.Record(LanguageSchema, Type.String()),
    }),
    /** Whose answers these are. */
    region: RegionIdSchema,
    regionsList: Type.Array(RegionSchema),
    languages: Type.Array(LanguageSchema),
    themes: Type.Array(ThemeSchema),
    /** What the region shows to who has chosen none. */
    theme: ThemeSchema,
    ageConfirm: Type.Boolean(),
    sandboxPayments: Type.Boolean(),
    /** Whether one signs in with an account of theirs. */
    googleEnabled: Type.Boolean(),
    facebookEnabled: Type.Boolean(),
    /** Pages that can be closed, by the first part of their address; one that is closed is not found. */
    pages: Closed(
      Object.fromEntries(CLOSABLE_PAGES.map((page) => [page, Type.Boolean()])) as Record<
        ClosablePage,
        Type.TBoolean
      >,
    ),
    telegramConfigs: Closed({ bot: orNull(Type.String()) }),
    userCom: orNull(Closed({ app: Type.String(), apiKey: Type.String() })),
    tawkTo: orNull(Closed({ property: Type.String(), widget: Type.String() })),
    gtm: orNull(Type.String()),
    ga4: orNull(Type.String()),
    /** The query in which a link of a friend carries the code. */
    referralConfig: Closed({ enabled: Type.Boolean(), parameter: Type.String() }),
    resizeImageEnabled: Type.Boolean(),
    /** An origin that serves pictures in place of the site's own. */
    mediaDomain: orNull(Type.String()),
    letItSnow: Type.Boolean(),
    /** Where it is told how to install the site: a page of its own, or an address elsewhere. */
    pwaLink: Type.String(),
    /** The home page from the top. */
    componentsConfig: Type.Array(HomeAreaSchema),
    menuListOfList: Type.Array(MenuSchema),
  }),
});
export type SiteConfigs = Static<typeof siteConfigs.response>;

export const registrationConfigs = operation({
  method: 'GET',
  path: '/api/app/registration-configs',
  access: 'public',
  tag: 'app',
  summary:
    'From where accounts are opened in a region, how telephone numbers begin there, and the money they are kept in',
  query: Closed({ region: Type.Optional(RegionIdSchema) }),
  response: Closed({
    /** Of the same countries; none where no code can be sent, and no account is opened with a phone. */
    phones: Type.Array(Closed({ country: Type.String(), callingCode: Type.String() })),
    /** ISO 3166 codes; their names are the reader's language's. */
    countries: Type.Array(Type.String()),
    currencies: Type.Array(CurrencyViewSchema),
  }),
});

export const serviceDomain = operation({
  method: 'POST',
  path: '/api/requests/service-domain',
  access: 'public',
  always: true,
  tag: 'app',
  summary: 'Where an installed app finds the house when its own address is blocked',
  response: Closed({ data: Type.Union([Type.String(), Type.Null()]) }),
});
