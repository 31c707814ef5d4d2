import { costOfReward } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { programmeKind, RewardInSchema } from '../../programmes/index.ts';

export const StoreItemTermsSchema = Closed({
  /** In points. */
  price: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  reward: RewardInSchema,
  /** How many there are for everybody; left out: as many as are wanted. */
  stock: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
});
export type StoreItemTerms = Static<typeof StoreItemTermsSchema>;

/** Something that players buy for points. */
export const STORE_ITEM = programmeKind({
  kind: 'store-item',
  terms: StoreItemTermsSchema,
  faultsOf: ({ terms }) => (terms.reward.kind === 'nothing' ? ['terms/reward/kind: choice'] : []),
  costOf: ({ terms }) => costOfReward(terms.reward),
});
