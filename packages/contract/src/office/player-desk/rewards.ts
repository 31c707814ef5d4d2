import { REWARD_KINDS } from '@croupier/domain/rewards/rewards';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { SourceSchema } from '../../rewards/rewards/index.ts';
import { ofPlayer } from './lists.ts';
import { OrNull } from './schemas.ts';

const RewardKindSchema = Type.Enum([...REWARD_KINDS]);

export const PlayerRewardSchema = Closed({
  id: IdempotencyKeySchema,
  givenAt: InstantSchema,
  source: SourceSchema,
  /** Code of the programme; `by-hand` where a person gave it. */
  code: Type.String(),
  campaign: OrNull(Type.String()),
  kind: RewardKindSchema,
  amountMinor: OrNull(AmountOutSchema),
  currency: OrNull(CurrencySchema),
  /** How many points, attempts or tickets. */
  count: OrNull(Type.Integer()),
  /** The bonus, the box, the lottery or the game by its code; a thing by its name, in Ukrainian and English. */
  of: OrNull(Type.String()),
  takenBackAt: OrNull(InstantSchema),
});
export type PlayerReward = Static<typeof PlayerRewardSchema>;

export const listPlayerRewards = ofPlayer(
  listOperation({
    access: { operator: 'read.players' },
    tag: 'players',
    path: '/office/api/players/:id/rewards',
    summary: 'What a player was given, by which programme or by hand',
    row: PlayerRewardSchema,
    filters: {
      source: SourceSchema,
      kind: RewardKindSchema,
      code: CodeSchema,
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-givenAt', 'givenAt'],
  }),
);
