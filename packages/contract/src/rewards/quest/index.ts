import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import { QUEST_STATES, STEP_STATES } from '@croupier/domain/rewards/quest';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ProgressSchema } from '../goals/index.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { GivenSchema, RewardSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Its place on the map, in hundredths of its width from the left and of its height from the top. */
export const MapPlaceSchema = Closed({
  x: Type.Integer({ minimum: 0, maximum: 100 }),
  y: Type.Integer({ minimum: 0, maximum: 100 }),
});

/** A step of a quest: what it asks for, and what it gives. */
export const QuestStepSchema = Closed({
  /** From 1. */
  number: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  state: Type.Enum([...STEP_STATES]),
  /** Only rounds count that began since the step was current. */
  progress: ProgressSchema,
  reward: RewardSchema,
  /** My reward for it; null before it was given. */
  given: OrNull(GivenSchema),
  at: MapPlaceSchema,
});
export type QuestStep = Static<typeof QuestStepSchema>;

/** A quest that is on, or that I took part in. */
export const QuestSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Empty: the quest's own drawing. */
  picture: Type.String(),
  from: InstantSchema,
  /** Its end, or its end for me; null: without an end. */
  to: OrNull(InstantSchema),
  /** Its state for me. OPEN: I do not take part yet. */
  state: Type.Enum(['OPEN', ...QUEST_STATES]),
  joined: Type.Boolean(),
  /** Whether I take part by a press; else I do by playing. */
  needsJoin: Type.Boolean(),
  /** The rule that keeps me from taking part, or from being given its rewards, now. */
  rule: OrNull(OfferRuleSchema),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  steps: Type.Array(QuestStepSchema),
  /** The reward of the whole quest, with its last step. */
  final: OrNull(RewardSchema),
  finalGiven: OrNull(GivenSchema),
});
export type Quest = Static<typeof QuestSchema>;

/** One of several quests. */
export const QuestNameSchema = Closed({ code: CodeSchema, name: Type.String(), to: OrNull(InstantSchema) });
export type QuestName = Static<typeof QuestNameSchema>;

const shared = { access: 'player', page: 'quest', tag: 'quest' } as const;

export const showQuest = operation({
  ...shared,
  method: 'GET',
  path: '/api/quest',
  summary:
    'A quest of mine or one that is open to me, by its code or the first, and the names of all of them',
  query: Closed({ code: Type.Optional(CodeSchema), language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found'],
  response: Closed({ quest: OrNull(QuestSchema), quests: Type.Array(QuestNameSchema) }),
});

export const joinQuest = operation({
  ...shared,
  method: 'POST',
  path: '/api/quest/:code/join',
  summary: 'Take part in a quest from now on; one that I take part in is answered as it is',
  params: Closed({ code: CodeSchema }),
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  body: Closed({}),
  refuses: ['not_found', 'offer_over'],
  rules: OFFER_RULES,
  response: QuestSchema,
});
