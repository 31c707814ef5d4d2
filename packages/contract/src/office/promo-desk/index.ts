import { PROMO_STATES } from '@croupier/domain/rewards/promo-codes';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { PromoCodeSchema } from '../../rewards/promo-codes/index.ts';
import { ReasonSchema } from '../operators/index.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const TERMS = {
  /** Null: in every region. */
  region: orNull(RegionIdSchema),
  /** Null: without an end. */
  until: orNull(InstantSchema),
  /** How many players may redeem it; null: as many as there are. */
  usesMax: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  /** The bonus that it brings, by its code; null: it only says where its player came from. */
  bonus: orNull(CodeSchema),
};

/** The most codes that are made at once. */
export const PROMO_CODES_MAX = 10_000;

export const PromoRowSchema = Closed({
  code: Type.String(),
  ...TERMS,
  from: InstantSchema,
  used: Type.Integer(),
  /** Brought by accounts that nobody has answered for yet: they redeem it then, if there is a use left. */
  waiting: Type.Integer(),
  state: Type.Enum([...PROMO_STATES]),
  createdAt: InstantSchema,
});
export type PromoRow = Static<typeof PromoRowSchema>;

export const listPromoCodes = listOperation({
  path: '/office/api/promo-codes',
  access: { operator: 'read.promo-codes' },
  tag: 'promo-codes',
  summary: 'Codes of promotions, the newest first',
  row: PromoRowSchema,
  filters: {
    state: Type.Enum([...PROMO_STATES]),
    region: RegionIdSchema,
    /** How it begins, in letters of any size. */
    code: PromoCodeSchema,
    bonus: CodeSchema,
  },
  sorts: ['-createdAt', 'createdAt', '-used', 'used'],
});
export const makePromoCode = operation({
  method: 'POST',
  path: '/office/api/promo-codes',
  access: { operator: 'change.promo-codes' },
  tag: 'promo-codes',
  summary: 'Make a code; it gives its bonus, and what promotions that hear of it give',
  /** `from`: null for now. */
  body: Closed({ code: PromoCodeSchema, ...TERMS, from: orNull(InstantSchema), reason: ReasonSchema }),
  /**
   * `conflict`: there is one of this code, or was. `invalid_request`: it would be over before it began, or is. `not_found`: no such
   * bonus is published, or it has no codes of its own.
   */
  refuses: ['invalid_request', 'conflict', 'not_found'],
  response: DoneSchema,
});
const { region, until } = TERMS;
export const makePromoCodes = operation({
  method: 'POST',
  path: '/office/api/promo-codes/many',
  access: { operator: 'change.promo-codes' },
  tag: 'promo-codes',
  summary: 'Make many codes of a bonus at once, each for one use; the log has how many, not which',
  body: Closed({
    count: Type.Integer({ minimum: 1, maximum: PROMO_CODES_MAX }),
    ...{ bonus: CodeSchema, region, until },
    from: orNull(InstantSchema),
    reason: ReasonSchema,
  }),
  /** `invalid_request`: they would be over before they began. `not_found`: as for one code. */
  refuses: ['invalid_request', 'not_found'],
  response: Closed({ codes: Type.Array(Type.String(), { maxItems: PROMO_CODES_MAX }) }),
});
export const listPromoBonuses = operation({
  method: 'GET',
  path: '/office/api/promo-codes/bonuses',
  access: { operator: 'change.promo-codes' },
  tag: 'promo-codes',
  summary: 'Published bonuses that have codes of their own',
  response: Closed({ bonuses: Type.Array(Closed({ code: CodeSchema, title: Type.String() })) }),
});
export const endPromoCode = operation({
  method: 'POST',
  path: '/office/api/promo-codes/:code/end',
  access: { operator: 'change.promo-codes' },
  tag: 'promo-codes',
  summary: 'End a code for good; who has redeemed it keeps what that gave',
  params: Closed({ code: PromoCodeSchema }),
  body: Closed({ reason: ReasonSchema }),
  /** `conflict`: it has ended already. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
