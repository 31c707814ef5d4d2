import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS, THEMES } from '@croupier/domain/site/regions';
import Type, { type Static } from 'typebox';

/** Closed object: an unknown key is refused on the way in and cut off on the way out. */
export const Closed = <const P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const LanguageSchema = Type.Enum([...LANGUAGES]);
export const RegionIdSchema = Type.Enum([...REGION_IDS]);
export const ThemeSchema = Type.Enum([...THEMES]);
export const BrandSchema = Type.Enum([...BRANDS]);
export const CurrencySchema = Type.Enum(Object.keys(CURRENCIES) as Currency[]);
export const BalanceKindSchema = Type.Enum(['real', 'bonus', 'play']);

/** A positive amount of minor units in a request. Anything else, numbers included, is refused. */
export const AmountSchema = Type.String({ pattern: '^[1-9][0-9]{0,12}$' });
/** An amount of minor units in an answer; zero allowed, negative where a field says so. */
export const AmountOutSchema = Type.String({ pattern: '^-?[0-9]{1,19}$' });
export const IdempotencyKeySchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
/** A whole number from 1 in an address. */
export const CountSchema = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
export const PlayerIdSchema = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });
/** A day of the years 2000 to 2099; whether it is in the calendar is the server's to say. */
export const DaySchema = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });
export const InstantSchema = Type.String({ description: 'ISO 8601, UTC' });
export const Hex64Schema = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const GameIdSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** An e-mail address: letters and digits, joined by dots, hyphens, underscores. */
export const EmailSchema = Type.String({
  maxLength: 254,
  pattern: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\\.[A-Za-z]{2,}$',
});

/** A phone as people write theirs, with its country: `+380 67 123 45 67`. */
export const PhoneSchema = Type.String({ minLength: 6, maxLength: 32, pattern: '^\\+[0-9 ().-]+$' });

export const DoneSchema = Closed({ done: Type.Literal(true) });

export const ErrorSchema = Closed({
  error: Closed({
    key: Type.String(),
    message: Type.String(),
    requestId: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
});
export type ErrorBody = Static<typeof ErrorSchema>;

/** How far a game's results swing: 1 very high … 5 very low; `chosen` where the player's choices decide it. */
export const VolatilitySchema = Type.Union([
  Type.Integer({ minimum: 1, maximum: 5 }),
  Type.Literal('chosen'),
]);
