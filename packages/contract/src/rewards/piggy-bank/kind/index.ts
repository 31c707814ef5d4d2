import type { Currency } from '@croupier/domain/money/amounts';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { AmountsSchema, GameFilterSchema, programmeKind } from '../../programmes/index.ts';

export const PiggyBankTermsSchema = Closed({
  /** How much of each stake of own real money the casino adds, in millionths: 2000 is 0.2 %. */
  shareMicro: Type.Integer({ minimum: 1, maximum: 100_000 }),
  games: GameFilterSchema,
  /** The least that it is broken for. */
  minimum: AmountsSchema,
  /** The most that it holds. */
  maximum: AmountsSchema,
  /** How many days after one was broken the next can be started. */
  coolDownDays: Type.Integer({ minimum: 0, maximum: 366 }),
});
export type PiggyBankTerms = Static<typeof PiggyBankTermsSchema>;

/** A piggy bank that the casino fills with a share of its player's stakes. */
export const PIGGY_BANK = programmeKind({
  kind: 'piggy-bank',
  terms: PiggyBankTermsSchema,
  faultsOf: ({ terms: { minimum, maximum }, caps }) => [
    ...(Object.keys(maximum) as Currency[]).flatMap((currency) => {
      const least = minimum[currency];
      if (least === undefined) return [`terms/minimum/${currency}: missing`];
      return BigInt(least) < 1n || BigInt(least) > BigInt(maximum[currency]!)
        ? [`terms/minimum/${currency}: choice`]
        : [];
    }),
    ...(Object.keys(minimum) as Currency[]).flatMap((currency) =>
      maximum[currency] === undefined ? [`terms/maximum/${currency}: missing`] : [],
    ),
    // What is inside is owed to its player: nothing of it is scarce.
    ...Object.keys(caps).map((cap) => `caps/${cap}: choice`),
  ],
  // How much is played nobody knows: it is taken as full.
  costOf: ({ terms: { maximum } }) =>
    Object.fromEntries(
      Object.entries(maximum).map(([currency, minor]) => {
        return [currency, { expectedMinor: BigInt(minor), worstMinor: BigInt(minor) }];
      }),
    ),
});
