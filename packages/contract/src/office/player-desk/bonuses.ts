import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { BonusTypeSchema } from '../../rewards/rewards/bonus-offer.ts';
import { ReasonSchema } from '../operators/index.ts';
import { ofPlayer } from './lists.ts';
import { OrNull } from './schemas.ts';

/** How a bonus came to its player; `series` and `with`: by another bonus. */
export const BONUS_ORIGINS = [
  'shelf',
  'code',
  'deposit',
  'registration',
  'goal',
  'time',
  'birthday',
  'segment',
  'operator',
  'reward',
  'series',
  'with',
] as const;
export type BonusOrigin = (typeof BONUS_ORIGINS)[number];

export const PlayerBonusSchema = Closed({
  id: IdempotencyKeySchema,
  createdAt: InstantSchema,
  code: CodeSchema,
  version: Type.Integer(),
  /** Title in English; the code where there is none. */
  title: Type.String(),
  type: BonusTypeSchema,
  state: Type.Enum([...BONUS_STATES]),
  /** From when it has this state. */
  since: InstantSchema,
  origin: Type.Enum([...BONUS_ORIGINS]),
  /** Until when to activate it, or, once it is active, to wager it; null: over, or without an end. */
  expiresAt: OrNull(InstantSchema),
  currency: CurrencySchema,
  /** The deposit that it was activated by. */
  depositMinor: OrNull(AmountOutSchema),
  /** Bonus money that it gave; null before there is any. */
  amountMinor: OrNull(AmountOutSchema),
  wageredMinor: OrNull(AmountOutSchema),
  /** The wagering requirement. */
  wagerMinor: OrNull(AmountOutSchema),
  /** Of rounds that it gave. */
  roundsLeft: OrNull(Type.Integer()),
  winMinor: OrNull(AmountOutSchema),
  convertedMinor: AmountOutSchema,
  removedMinor: AmountOutSchema,
  mayCancel: Type.Boolean(),
});
export type PlayerBonus = Static<typeof PlayerBonusSchema>;

export const listPlayerBonuses = ofPlayer(
  listOperation({
    access: { operator: 'read.players' },
    tag: 'players',
    path: '/office/api/players/:id/bonuses',
    summary: 'A player’s bonuses: where they came from, how far they are wagered, what became of them',
    row: PlayerBonusSchema,
    filters: {
      state: Type.Enum([...BONUS_STATES]),
      code: CodeSchema,
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-createdAt', 'createdAt'],
  }),
);

export const cancelPlayerBonus = operation({
  method: 'POST',
  path: '/office/api/players/:id/bonuses/:bonus/cancel',
  access: { operator: 'cancel.bonuses' },
  tag: 'players',
  summary:
    'Cancel a bonus: one that waits is put away, of an active one the bonus money is removed; what its rounds have won stays by its terms',
  params: Closed({ id: PlayerIdSchema, bonus: IdempotencyKeySchema }),
  body: Closed({ reason: ReasonSchema }),
  /** `conflict`: it is over, or its money waits behind another bonus; `round_open`: a round of it is open. */
  refuses: ['not_found', 'conflict', 'round_open'],
  response: DoneSchema,
});
