import { costOfLoot } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { faultLine } from '../../../kit/fault-lines.ts';
import { AmountsSchema } from '../../programmes/amounts.ts';
import { LootTableSchema, programmeKind } from '../../programmes/index.ts';
import { POINTS_MAX } from '../../programmes/reward-in.ts';

export const SECTOR_COLOURS = ['accent', 'gold', 'felt', 'ivory', 'night'] as const;

/** What brings an attempt by itself, or by a call. Rewards and people of the house bring them always. */
export const AttemptsBy = {
  /** One free attempt a day or a week of the player's region. */
  free: Type.Optional(Type.Enum(['day', 'week'])),
  /** One for each deposit of at least so much. */
  onDeposit: Type.Optional(AmountsSchema),
} as const;

export const WheelTermsSchema = Closed({
  loot: LootTableSchema,
  /** Clockwise from the top: each shows a row of the table, from 0. A width is a share of all widths. */
  sectors: Type.Array(
    Closed({
      row: Type.Integer({ minimum: 0, maximum: 39 }),
      width: Type.Integer({ minimum: 1, maximum: 100 }),
      colour: Type.Enum([...SECTOR_COLOURS]),
    }),
    { minItems: 2, maxItems: 20 },
  ),
  attempts: Closed({
    ...AttemptsBy,
    /** One for so many points. */
    price: Type.Optional(Type.Integer({ minimum: 1, maximum: POINTS_MAX })),
  }),
});
export type WheelTerms = Static<typeof WheelTermsSchema>;

/** A wheel of prizes that players turn by attempts. */
export const WHEEL = programmeKind({
  kind: 'wheel',
  terms: WheelTermsSchema,
  /** Labels of the sectors, in their order. */
  texts: { sectors: Type.Array(Type.String({ minLength: 1, maxLength: 18 }), { minItems: 2, maxItems: 20 }) },
  faultsOf: ({ terms, texts, caps }) => [
    ...sectorFaultsOf(terms),
    ...Object.entries(texts).flatMap(([language, text]) =>
      (text as { sectors: string[] }).sectors.length === terms.sectors.length
        ? []
        : [faultLine(`texts/${language}/sectors`, 'length', terms.sectors.length)],
    ),
    ...receiverFaultsOf(caps),
  ],
  costOf: ({ terms }) => costOfLoot(terms.loot),
});

/** Every prize is somewhere on the wheel, and every sector shows one. */
function sectorFaultsOf({ loot, sectors }: WheelTerms): string[] {
  const shown = new Set(sectors.map(({ row }) => row));
  return [
    ...sectors.flatMap(({ row }, index) =>
      row < loot.length ? [] : [faultLine(`terms/sectors/${index}/row`, 'choice')],
    ),
    ...loot.flatMap((_, place) => (shown.has(place) ? [] : [faultLine(`terms/loot/${place}`, 'unused')])),
  ];
}

/** An attempt that was given is owed, so none may find that all receivers were there: stocks and the budget bound what is drawn. */
export const receiverFaultsOf = (caps: { readonly receivers?: number }): string[] =>
  caps.receivers === undefined ? [] : [faultLine('caps/receivers', 'unused')];
