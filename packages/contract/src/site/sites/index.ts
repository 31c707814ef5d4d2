import Type, { type Static } from 'typebox';
import {
  Closed,
  CurrencySchema,
  LanguageSchema,
  RegionIdSchema,
  ThemeSchema,
  BalanceKindSchema,
  AmountOutSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const RegionSchema = Closed({
  id: RegionIdSchema,
  language: LanguageSchema,
  theme: ThemeSchema,
  currency: Closed({
    code: CurrencySchema,
    symbol: Type.String(),
    shortName: Type.String(),
    scale: Type.Integer(),
  }),
  minimumAge: Type.Integer(),
  gameMoney: BalanceKindSchema,
  minimumCycleMs: Type.Integer(),
  autoplay: Type.Boolean(),
  turbo: Type.Boolean(),
  payInMinimumMinor: AmountOutSchema,
  payInMaximumMinor: AmountOutSchema,
});
export type Region = Static<typeof RegionSchema>;

export const siteConfigs = operation({
  method: 'GET',
  path: '/api/app/site-configs',
  access: 'public',
  tag: 'app',
  summary: 'What the installation offers: regions, languages, themes',
  response: Closed({
    regionsList: Type.Array(RegionSchema),
    languages: Type.Array(LanguageSchema),
    themes: Type.Array(ThemeSchema),
    ageConfirm: Type.Boolean(),
    sandboxPayments: Type.Boolean(),
  }),
});

export const serviceDomain = operation({
  method: 'POST',
  path: '/api/requests/service-domain',
  access: 'public',
  tag: 'app',
  summary: 'Where an installed app finds the house when its own address is blocked',
  response: Closed({ data: Type.Union([Type.String(), Type.Null()]) }),
});
