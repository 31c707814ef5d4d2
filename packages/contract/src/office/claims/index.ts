import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { ReasonSchema } from '../operators/index.ts';

/** Who of the office has an item in hand, and until when. */
export const ClaimSchema = Type.Union([
  Closed({
    operatorId: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }),
    operator: Type.String(),
    takenAt: InstantSchema,
    until: InstantSchema,
  }),
  Type.Null(),
]);
export type ItemClaim = Static<typeof ClaimSchema>;

/** To take an item over from somebody who has it in hand needs a message to the log. */
export const Over = { over: Type.Optional(ReasonSchema) };
export const TakenSchema = Closed({ until: InstantSchema });
