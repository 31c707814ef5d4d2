import { DOOR_STATES } from '@croupier/domain/rewards/calendar';
import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, DaySchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { DrawProofSchema, GivenSchema, LootSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A door of a calendar. */
export const DoorSchema = Closed({
  day: DaySchema,
  /** `MISSED`: its day has passed; it opens for the calendar's price, where it has one. */
  state: Type.Enum([...DOOR_STATES]),
  /** A line about what is behind it, told before it is opened; empty where there is none. */
  teaser: Type.String(),
  /** Whether the gift is drawn from the calendar's table; else the door has one of its own. */
  isDrawn: Type.Boolean(),
  /** My gift out of it; null before it is opened. */
  given: OrNull(GivenSchema),
});
export type Door = Static<typeof DoorSchema>;

/** A calendar of gifts as its player sees it now. */
export const CalendarSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  /** Empty: the kind's own drawing. */
  picture: Type.String(),
  /** The first and the last door. */
  from: DaySchema,
  to: DaySchema,
  /** By its clocks days are told: those of my region. */
  timeZone: Type.String(),
  today: DaySchema,
  missed: Type.Union([
    Type.Literal('lost'),
    Type.Literal('open'),
    Closed({ price: Type.Integer({ minimum: 1 }) }),
  ]),
  doors: Type.Array(DoorSchema),
  /** Gifts of the doors that are drawn for, with the chance of each; null where every door has one of its own. */
  loot: OrNull(LootSchema),
  /** The rule that keeps me from it now. */
  rule: OrNull(OfferRuleSchema),
});
export type Calendar = Static<typeof CalendarSchema>;

export const showCalendar = operation({
  method: 'GET',
  path: '/api/calendar',
  access: 'player',
  page: 'bonuses',
  tag: 'calendar',
  summary: 'The calendar of gifts that is on for me, with what I have opened; null where there is none',
  query: Closed({ code: Type.Optional(CodeSchema), language: Type.Optional(LanguageSchema) }),
  response: Closed({ calendar: OrNull(CalendarSchema) }),
});

export const getPresent = operation({
  method: 'POST',
  path: '/api/calendar/get-present',
  access: 'player',
  page: 'bonuses',
  tag: 'calendar',
  summary: 'Open a door, once a calendar and day: the gift behind it is the answer however often it is asked',
  query: Closed({ code: CodeSchema, day: DaySchema, language: Type.Optional(LanguageSchema) }),
  body: Closed({}),
  refuses: ['not_found', 'conflict', 'offer_over', 'insufficient_points'],
  rules: OFFER_RULES,
  response: Closed({
    given: GivenSchema,
    /** Null where nothing was drawn, because the door has a gift of its own. */
    proof: OrNull(DrawProofSchema),
    /** Null where it is over since. */
    calendar: OrNull(CalendarSchema),
  }),
});
