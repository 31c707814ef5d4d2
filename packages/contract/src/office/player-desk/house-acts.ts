import { BREAK_DAYS_MAX, HOUSE_LIMITS, HOUSE_RULES } from '@croupier/domain/people/house-rules';
import Type from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  IdempotencyKeySchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { LimitSpanSchema } from '../../people/limits/index.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import { OfPlayer, OrNull } from './schemas.ts';

const acts = { ...OfPlayer, method: 'POST', tag: 'players' } as const;

export const limitPlayer = operation({
  ...acts,
  path: '/office/api/players/:id/limits',
  access: { operator: 'limit.players' },
  summary:
    'Set or lower a limit of the house for a player; the strictest of it and the player’s own holds. What would not be stricter is refused',
  body: Closed({
    rule: Type.Enum([...HOUSE_LIMITS]),
    period: LimitSpanSchema,
    /** Null of a limit of time. */
    currency: OrNull(CurrencySchema),
    /** In minor units of the currency, or in minutes. */
    amountMinor: AmountSchema,
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'not_stricter', 'amount_out_of_range'],
  response: DoneSchema,
});

export const breakPlayer = operation({
  ...acts,
  path: '/office/api/players/:id/break',
  access: { operator: 'limit.players' },
  summary:
    'Give a player a break: no stakes and no deposits for so many days from now; signing in and all else stay. One that is on may only get longer',
  body: Closed({ days: Type.Integer({ minimum: 1, maximum: BREAK_DAYS_MAX }), reason: ReasonSchema }),
  refuses: ['not_found', 'not_stricter'],
  response: DoneSchema,
});

export const liftHouseRule = operation({
  ...acts,
  path: '/office/api/players/:id/limits/lift',
  access: { operator: 'lift.limits' },
  summary: 'Take away a limit or a break that the house has set. It waits for a second person',
  body: Closed({
    /** The same key with the same input is one act. */
    key: IdempotencyKeySchema,
    rule: Type.Enum([...HOUSE_RULES]),
    /** Null of a break. */
    period: OrNull(LimitSpanSchema),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'key_reused'],
  response: PerformedSchema,
});

export { AccountInUseSchema, type AccountInUse } from '../../people/deletion/account-in-use.ts';

export const closeAccount = operation({
  ...acts,
  path: '/office/api/players/:id/close',
  access: { operator: 'close.accounts' },
  summary:
    'Close an account: its sessions end, nobody signs in to it, what is kept of its person stays. Refused while something is open or there is money; the refusal says what',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict', 'account_in_use'],
  response: DoneSchema,
});

export const reopenAccount = operation({
  ...acts,
  path: '/office/api/players/:id/reopen',
  access: { operator: 'reopen.accounts' },
  summary: 'Open a closed account again. It waits for a second person',
  body: Closed({ key: IdempotencyKeySchema, reason: ReasonSchema }),
  refuses: ['not_found', 'key_reused', 'under_review'],
  response: PerformedSchema,
});
