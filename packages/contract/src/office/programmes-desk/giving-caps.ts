import { PERIODS } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import { orNull } from './schemas.ts';

const tag = 'programmes';

/** A day, a week or a month begins by the clocks of the player's region. */
const CapName = {
  what: Type.Union([CurrencySchema, Type.Literal('points')]),
  period: Type.Enum([...PERIODS]),
};

export const GivingCapSchema = Closed({
  ...CapName,
  /** Minor units, or points. */
  most: AmountSchema,
  changedBy: Type.String(),
  changedAt: InstantSchema,
});
export type GivingCapView = Static<typeof GivingCapSchema>;

export const listGivingCaps = operation({
  method: 'GET',
  path: '/office/api/giving/caps',
  access: { operator: 'read.programmes' },
  tag,
  summary: 'How much a player is given at most over all programmes; what has no line has no cap',
  response: Closed({ caps: Type.Array(GivingCapSchema) }),
});

export const changeGivingCap = operation({
  method: 'POST',
  path: '/office/api/giving/caps',
  access: { operator: 'publish.programmes' },
  tag,
  summary:
    'Cap what a player is given over all programmes: a new or a lower cap at once, a higher one or none with a second person',
  body: Closed({
    key: IdempotencyKeySchema,
    ...CapName,
    /** Null: no cap. */
    most: orNull(AmountSchema),
    reason: ReasonSchema,
  }),
  /** `conflict`: it is so already. */
  refuses: ['conflict', 'key_reused'],
  response: PerformedSchema,
});
