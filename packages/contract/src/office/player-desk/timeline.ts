import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { ofPlayer } from './lists.ts';
import { OrNull } from './schemas.ts';

/** What the things of a timeline are about. */
export const TIMELINE_KINDS = [
  'account',
  'act',
  'note',
  'payment',
  'limit',
  'bonus',
  'gift',
  'reward',
  'play',
  'support',
  'session',
  'notice',
] as const;

export const TimelineEntrySchema = Closed({
  id: Type.String(),
  at: InstantSchema,
  kind: Type.Enum([...TIMELINE_KINDS]),
  /** What happened, in the words of its feature: `block.player`, `PAID`, `lowered`. */
  what: Type.String(),
  /** Who did it, where it was somebody of the house. */
  by: OrNull(Type.String()),
  /** Why, or what else is to be said. */
  text: OrNull(Type.String()),
  amountMinor: OrNull(AmountOutSchema),
  /** Of a day's rounds, what they won. */
  winMinor: OrNull(AmountOutSchema),
  currency: OrNull(CurrencySchema),
  /** How many: rounds of a day or a gift, minutes of a limit, points of a reward. */
  times: OrNull(Type.String()),
  requestId: OrNull(Type.String()),
});
export type TimelineEntry = Static<typeof TimelineEntrySchema>;

export const listPlayerTimeline = ofPlayer(
  listOperation({
    access: { operator: 'read.players' },
    tag: 'players',
    path: '/office/api/players/:id/timeline',
    summary: 'Everything that happened to a player; rounds as sums of a day, who looked left to the log',
    row: TimelineEntrySchema,
    filters: { kind: Type.Enum([...TIMELINE_KINDS]), from: DaySchema, to: DaySchema },
    sorts: ['-at', 'at'],
  }),
);
