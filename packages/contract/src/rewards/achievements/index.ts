import { ACHIEVEMENT_TIERS } from '@croupier/domain/rewards/achievements';
import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, InstantSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ProgressSchema } from '../goals/index.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { RewardSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const TierSchema = Type.Enum([...ACHIEVEMENT_TIERS]);

/** A medal of an achievement. */
export const AchievementTierSchema = Closed({
  tier: TierSchema,
  target: AmountOutSchema,
  /** Its reward, which comes by itself. */
  reward: OrNull(RewardSchema),
  reachedAt: OrNull(InstantSchema),
});
export type AchievementTierView = Static<typeof AchievementTierSchema>;

/** Something to be proud of, and how far I have come. */
export const AchievementSchema = Closed({
  /** Its code; a number for one that is hidden, until it is reached. */
  code: CodeSchema,
  /** My highest medal; null before the first. */
  tier: OrNull(TierSchema),
  /** All its medals, the lowest first; of one that is hidden none are told until the first is reached. */
  tiers: Type.Array(AchievementTierSchema),
  /** Empty for one that is hidden, as are text and picture. */
  name: Type.String(),
  text: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  picture: Type.String(),
  /** Whether nothing is told of it yet. */
  hidden: Type.Boolean(),
  /** My progress to the next medal; null once I have them all, and where none can be reached by me now. */
  progress: OrNull(ProgressSchema),
  /** Share of those who hold a medal of it, of all who play for it, in 1/10⁶, as it was a while ago. */
  holdersMicro: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Whether I have seen all that I reached. */
  seen: Type.Boolean(),
});
export type Achievement = Static<typeof AchievementSchema>;

export const listAchievements = operation({
  method: 'GET',
  path: '/api/achievements',
  access: 'player',
  page: 'achievements',
  tag: 'achievements',
  summary: 'Achievements that I can reach or have reached, and how many medals I hold of each tier',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({
    achievements: Type.Array(AchievementSchema),
    reached: Closed({
      single: Type.Integer(),
      silver: Type.Integer(),
      gold: Type.Integer(),
      snow: Type.Integer(),
    }),
  }),
});

export const seeAchievements = operation({
  method: 'POST',
  path: '/api/achievements/seen',
  access: 'player',
  page: 'achievements',
  tag: 'achievements',
  summary: 'I have seen the medals that I reached until then; what came since stays new',
  body: Closed({ until: InstantSchema }),
  response: Closed({ done: Type.Literal(true) }),
});
