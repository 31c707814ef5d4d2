import { ATTEMPT_SOURCES } from '@croupier/domain/rewards/wheel';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { GivenSchema, LootSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** An attempt of mine that waits to be used. */
export const AttemptSchema = Closed({
  id: IdempotencyKeySchema,
  from: Type.Enum([...ATTEMPT_SOURCES]),
  /** Until when it can be used; null: no end is set. */
  expiresAt: OrNull(InstantSchema),
});
export type Attempt = Static<typeof AttemptSchema>;

/** Fields of everything that is played by attempts. */
export const AttemptsFields = {
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  picture: Type.String(),
  until: OrNull(InstantSchema),
  /** Its prizes with the chance of each: of the attempt that is used next, or of the next that I get. */
  loot: LootSchema,
  /** Mine, the oldest first: that one is used next. Empty for a visitor. */
  attempts: Type.Array(AttemptSchema),
  /** Whether the free attempt of this period is there to be taken. */
  freeNow: Type.Boolean(),
  /** When the next free attempt may be taken; null: now, or never. */
  nextFreeAt: OrNull(InstantSchema),
  /** The rule that keeps me from it now. */
  rule: OrNull(OfferRuleSchema),
  /** My last prizes, the newest first. */
  last: Type.Array(GivenSchema),
} as const;
