import { LOCAL_TIME_PATTERN, PERIODS } from '@croupier/domain/rewards/programmes';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import Type, { type TSchema } from 'typebox';
import { BrandSchema, Closed, PlayerIdSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { AmountsSchema, CodeSchema } from './amounts.ts';

/** A time by the clocks of a place: `2026-12-01T00:00`. One that they leave out is the next; of one that comes twice it is the first. */
export const LocalTimeSchema = Type.String({ pattern: LOCAL_TIME_PATTERN, format: 'local-time' });
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1_439 });

export const ScheduleSchema = Closed({
  from: LocalTimeSchema,
  until: Type.Optional(LocalTimeSchema),
  /** 1 is Monday. */
  weekdays: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  ),
  hours: Type.Optional(Closed({ fromMinute: MinuteOfDay, toMinute: MinuteOfDay })),
  /** `region`: by the clocks of each region; else the name of a zone. */
  zone: Type.String({ pattern: '^(region|UTC|[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){1,2})$' }),
  repeats: Type.Optional(Type.Enum([...PERIODS])),
});

const codes = Type.Array(CodeSchema, { minItems: 1, maxItems: 50, uniqueItems: true });
const players = Type.Array(PlayerIdSchema, {
  ...{ minItems: 1, maxItems: 1_000, uniqueItems: true, format: 'players' },
});
const Days = Type.Integer({ minimum: 0, maximum: 36_500 });
const Deposits = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const AudienceSchema = Closed({
  regions: Type.Array(RegionIdSchema, { minItems: 1, uniqueItems: true }),
  brands: Type.Optional(Type.Array(BrandSchema, { minItems: 1, uniqueItems: true })),
  levels: Type.Optional(codes),
  royal: Type.Optional(Type.Boolean()),
  verified: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  registered: Type.Optional(Closed({ afterDays: Type.Optional(Days), beforeDays: Type.Optional(Days) })),
  deposits: Type.Optional(Closed({ least: Type.Optional(Deposits), most: Type.Optional(Deposits) })),
  /** Segments. */
  in: Type.Optional(codes),
  out: Type.Optional(codes),
  players: Type.Optional(Closed({ in: Type.Optional(players), out: Type.Optional(players) })),
});

export const CapsSchema = Closed({
  perPlayer: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPeriod: Type.Optional(
    Closed({
      period: Type.Enum([...PERIODS]),
      count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
  ),
  receivers: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  budget: Type.Optional(AmountsSchema),
});

const Line = Type.String({ minLength: 1, maxLength: 200 });

/** Texts of every kind in each language. */
const CommonTexts = {
  title: Line,
  lead: Type.String({ minLength: 1, maxLength: 1_000 }),
  terms: Type.Array(Type.String({ minLength: 1, maxLength: 4_000, format: 'markdown' }), { maxItems: 40 }),
};

/**
 * The schema of a whole programme of one kind.
 * @param texts what it says in each language beside title, lead and terms
 */
export function programmeSchema<
  const K extends string,
  const T extends TSchema,
  const X extends Type.TProperties,
>(kind: K, terms: T, texts: X = {} as X) {
  const inLanguage = Closed({ ...CommonTexts, ...texts });
  return Closed({
    kind: Type.Literal(kind),
    code: CodeSchema,
    place: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** Empty: the kind's own drawing. */
    picture: Type.String({ pattern: '^[a-z0-9-]{0,64}$', format: 'picture' }),
    campaign: Type.Optional(CodeSchema),
    terms,
    texts: Closed(
      Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage])) as Record<
        Language,
        typeof inLanguage
      >,
    ),
    schedule: ScheduleSchema,
    audience: AudienceSchema,
    caps: CapsSchema,
  });
}
