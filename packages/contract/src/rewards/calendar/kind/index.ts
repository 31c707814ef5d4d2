import {
  costOfLoot,
  costOfReward,
  isLocalTime,
  sumOfCosts,
  type Cost,
  type Programme,
} from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, DaySchema } from '../../../kit/common-schemas.ts';
import { LootTableSchema, programmeKind, RewardInSchema } from '../../programmes/index.ts';

const MOST_DOORS = 62;

export const CalendarTermsSchema = Closed({
  /** A door each, by the clocks of a player's region; without a reward of its own it is drawn for. */
  days: Type.Array(Closed({ day: DaySchema, reward: Type.Optional(RewardInSchema) }), {
    ...{ minItems: 1, maxItems: MOST_DOORS },
  }),
  loot: Type.Optional(LootTableSchema),
  /** What becomes of a door whose day has passed: lost, open while the calendar is on, or open for points. */
  missed: Type.Union([
    Type.Literal('lost'),
    Type.Literal('open'),
    Closed({ price: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  ]),
});
export type CalendarTerms = Static<typeof CalendarTermsSchema>;

/** A calendar of gifts: one door a day. */
export const CALENDAR = programmeKind({
  kind: 'calendar',
  terms: CalendarTermsSchema,
  /** A line for each door in their order, told before it is opened. */
  texts: { teasers: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_DOORS })) },
  faultsOf: (programme) => faultsOf(programme),
  costOf: ({ terms }) => costOf(terms),
});

/** Whoever opens all of them: each door once. */
function costOf({ days, loot = [] }: CalendarTerms): Cost {
  return sumOfCosts(days.map(({ reward }) => (reward ? costOfReward(reward) : costOfLoot(loot))));
}

function faultsOf({ terms, schedule, caps, texts }: Programme<CalendarTerms>): string[] {
  const { days, loot } = terms;
  const isDrawnFor = days.some(({ reward }) => reward === undefined);
  const teasers = Object.entries(texts as Readonly<Record<string, { readonly teasers?: readonly string[] }>>);
  return [
    ...days.flatMap(({ day }, place) => dayFaults(terms, schedule, { day, place })),
    ...(isDrawnFor && loot === undefined ? ['terms/loot: missing'] : []),
    ...(!isDrawnFor && loot !== undefined ? ['terms/loot: unknown'] : []),
    // Its doors are dates by the clocks of every region, and dates do not come again.
    ...(schedule.zone === 'region' ? [] : ['schedule/zone: choice']),
    ...(schedule.repeats === undefined ? [] : ['schedule/repeats: choice']),
    // Everybody has each door once: what there may be less of is money.
    ...Object.keys(caps).flatMap((cap) => (cap === 'budget' ? [] : [`caps/${cap}: choice`])),
    ...teasers.flatMap(([language, { teasers: lines }]) =>
      lines === undefined || lines.length === days.length ? [] : [`texts/${language}/teasers: order`],
    ),
  ];
}

/** Days stand in their order, and in the time that the calendar is on from their first minute: before and after it no door opens. */
function dayFaults(
  { days }: CalendarTerms,
  { from, until }: Programme['schedule'],
  { day, place }: { day: string; place: number },
): string[] {
  const at = `terms/days/${place}/day`;
  if (!isLocalTime(`${day}T00:00`)) return [`${at}: time`];
  const before = days[place - 1]?.day;
  const isInOrder = before === undefined || before < day;
  const isOn = from <= `${day}T00:00` && (until === undefined || until > `${day}T23:59`);
  return isInOrder && isOn ? [] : [`${at}: order`];
}
