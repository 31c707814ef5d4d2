import { THING_STATES } from '@croupier/domain/rewards/rewards';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { SourceSchema } from '../../rewards/rewards/index.ts';
import { PostalAddressSchema } from '../../rewards/store/index.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { ReasonSchema } from '../operators/index.ts';

const orNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const StateSchema = Type.Enum([...THING_STATES]);
const tag = 'purchases';

/** A thing that its player bought or won, and that is sent to them. */
export const PurchaseRowSchema = Closed({
  /** Id of its reward. */
  id: IdempotencyKeySchema,
  player: PlayerIdSchema,
  nickname: Type.String(),
  /** In Ukrainian and English, one after the other; once where they are the same. */
  name: Type.String(),
  source: SourceSchema,
  /** Code of the programme. */
  code: Type.String(),
  /** Points that its player paid; null: it was given. */
  points: orNull(Type.Integer()),
  state: StateSchema,
  tracking: orNull(Type.String()),
  /** Whether the house knows where to; of one that was won it is asked for by support. */
  hasAddress: Type.Boolean(),
  orderedAt: InstantSchema,
  changedAt: InstantSchema,
  claim: ClaimSchema,
});
export type PurchaseRow = Static<typeof PurchaseRowSchema>;

export const listOrdered = listOperation({
  path: '/office/api/purchases',
  access: { operator: 'read.purchases' },
  tag,
  summary: 'Things that are sent to players, those that wait longest first',
  row: PurchaseRowSchema,
  filters: { state: StateSchema, source: SourceSchema, code: CodeSchema, player: PlayerIdSchema },
  sorts: ['orderedAt', '-orderedAt'],
});

const OfOne = { params: Closed({ player: PlayerIdSchema, id: IdempotencyKeySchema }) };
const fulfils = { access: { operator: 'fulfil.purchases' }, tag, ...OfOne } as const;

export const readOrdered = operation({
  method: 'GET',
  path: '/office/api/purchases/:player/:id',
  access: { operator: 'read.purchases' },
  tag,
  summary: 'One thing that is sent to a player',
  ...OfOne,
  refuses: ['not_found'],
  response: PurchaseRowSchema,
});
export const openAddress = operation({
  ...fulfils,
  method: 'POST',
  path: '/office/api/purchases/:player/:id/address',
  summary: 'Where a thing is sent to; that somebody looked goes to the log',
  /** `not_found`: there is no address, or no more. `item_taken`: somebody else sends it. */
  refuses: ['not_found', 'item_taken'],
  response: PostalAddressSchema,
});
export const changeOrdered = operation({
  ...fulfils,
  method: 'POST',
  path: '/office/api/purchases/:player/:id/state',
  summary:
    'Say that a thing was sent, by which number, or that it came back: then its player has their points again',
  body: Type.Union([
    Closed({
      state: Type.Literal('SENT'),
      /** By which its player follows it. */
      tracking: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
      reason: ReasonSchema,
    }),
    Closed({ state: Type.Literal('RETURNED'), reason: ReasonSchema }),
  ]),
  /** `conflict`: it is there already, or came back. */
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: DoneSchema,
});
export const takeOrdered = operation({
  ...fulfils,
  method: 'POST',
  path: '/office/api/purchases/:player/:id/take',
  summary: 'Take a thing in hand: nobody else sends it for a while',
  body: Closed({ ...Over }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});
export const giveBackOrdered = operation({
  ...fulfils,
  method: 'POST',
  path: '/office/api/purchases/:player/:id/give-back',
  summary: 'Put a thing back that one has in hand',
  refuses: ['item_taken'],
  response: DoneSchema,
});
