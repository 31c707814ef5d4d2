import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { AccountInUseSchema } from './account-in-use.ts';

export * from './account-in-use.ts';

/** What stands against it that I end my account, and what I give up by it. */
export const DeletionStandingSchema = Closed({
  /** Null where nothing stands against it. Bonus money is not in it: it is given up. */
  inUse: Type.Union([AccountInUseSchema, Type.Null()]),
  /** Bonus money, and rounds of gifts that are left: to be given up by name. */
  bonuses: Type.Array(Closed({ currency: CurrencySchema, amountMinor: AmountOutSchema })),
  giftRounds: Type.Integer(),
  /** When everything would be gone, were it asked for now. */
  eraseAt: InstantSchema,
});
export type DeletionStanding = Static<typeof DeletionStandingSchema>;

export const deletionStanding = operation({
  method: 'GET',
  path: '/api/users/delete',
  access: 'player',
  tag: 'deletion',
  summary: 'What stands against it that I end my account, and what I give up by it',
  response: DeletionStandingSchema,
});
export const deleteAccount = operation({
  method: 'POST',
  path: '/api/users/delete',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag: 'deletion',
  summary: 'End my account: it closes at once and is erased after some days, until when it can be taken back',
  /** Whether bonus money and rounds of gifts are given up; without it there must be none. */
  query: Closed({ giveUp: Type.Optional(Type.Enum(['0', '1'])) }),
  /** `account_in_use` says what stands against it; `conflict`: something is to be given up that was not named. */
  refuses: ['account_in_use', 'conflict'],
  response: Closed({ eraseAt: InstantSchema }),
});

/** What `account_closed` of a login says where the player can open the account again. */
export const TakeBackSchema = Closed({ eraseAt: InstantSchema, ticket: Type.String() });
export type TakeBack = Static<typeof TakeBackSchema>;

export const takeBackDeletion = operation({
  method: 'POST',
  path: '/api/users/delete/take-back',
  access: 'public',
  limit: 'credentials',
  tag: 'deletion',
  summary: 'Keep the account after all, by the ticket that a login was refused with; sign in next',
  body: Closed({ ticket: Type.String({ pattern: '^[0-9]{1,19}\\.[0-9]{1,15}\\.[A-Za-z0-9_-]{43}$' }) }),
  /** `link_over`: the ticket is too old, or there is nothing to take back. */
  refuses: ['link_over'],
  response: DoneSchema,
});
export const exportAccount = operation({
  method: 'GET',
  path: '/api/users/export',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag: 'deletion',
  summary: 'All that the house keeps of me, as one file of JSON',
  response: Type.Unsafe<unknown>({}),
});
