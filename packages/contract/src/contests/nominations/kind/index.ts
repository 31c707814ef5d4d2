import { NOMINATION_MEASURES } from '@croupier/domain/contests/nominations';
import {
  addPeriods,
  costOfReward,
  isLocalTime,
  sumOfCosts,
  type Programme,
} from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  CodeSchema,
  GameFilterSchema,
  programmeKind,
  RewardInSchema,
} from '../../../rewards/programmes/index.ts';

const MOST_NOMINATIONS = 12;
const MOST_PLACES = 10;

export const NominationTermsSchema = Closed({
  /** Nominations of the season; a player stands in one at a time. */
  nominations: Type.Array(
    Closed({
      code: CodeSchema,
      /** Players are compared by it. */
      measure: Type.Enum([...NOMINATION_MEASURES]),
      games: GameFilterSchema,
      /** Own real money where left out. Play money counts for nothing. */
      money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
      minimumStake: Type.Optional(AmountsSchema),
      /** Empty: the drawing of its measure. */
      picture: Type.String({ pattern: '^[a-z0-9-]{0,64}$', format: 'picture' }),
      /** The reward of each place, from the first on. */
      places: Type.Array(RewardInSchema, { minItems: 1, maxItems: MOST_PLACES }),
    }),
    { minItems: 1, maxItems: MOST_NOMINATIONS },
  ),
});
export type NominationTerms = Static<typeof NominationTermsSchema>;
export type OneNomination = NominationTerms['nominations'][number];

/** Words of a season beside its title: a name and a text for each nomination, in their order. */
export interface NominationTexts {
  readonly title: string;
  readonly lead: string;
  readonly terms: readonly string[];
  readonly nominations: readonly { readonly name: string; readonly text: string }[];
}

/** A season of nominations: who comes furthest in one by its end has its first place. */
export const NOMINATION = programmeKind({
  kind: 'nomination',
  terms: NominationTermsSchema,
  texts: {
    nominations: Type.Array(
      Closed({
        name: Type.String({ minLength: 1, maxLength: 100 }),
        text: Type.String({ minLength: 1, maxLength: 400 }),
      }),
      { minItems: 1, maxItems: MOST_NOMINATIONS },
    ),
  },
  faultsOf: (programme) => faultsOf(programme),
  // One player is first in each nomination at best.
  costOf: ({ terms }) => sumOfCosts(terms.nominations.map(({ places }) => costOfReward(places[0]!))),
});

function faultsOf({ terms, texts, schedule, caps }: Programme<NominationTerms>): string[] {
  const { nominations } = terms;
  const codes = nominations.map(({ code }) => code);
  return [
    ...nominations.flatMap(({ code, places }, index) => [
      ...(codes.indexOf(code) < index ? [`terms/nominations/${index}/code: choice`] : []),
      ...places.flatMap(({ kind }, place) =>
        kind === 'nothing' ? [`terms/nominations/${index}/places/${place}: choice`] : [],
      ),
    ]),
    ...Object.entries(texts as Readonly<Record<string, NominationTexts>>).flatMap(
      ([language, { nominations: lines }]) =>
        lines.length === nominations.length ? [] : [`texts/${language}/nominations: order`],
    ),
    ...scheduleFaults(schedule),
    // Who is placed was promised what it gives: what there may be less of is money.
    ...Object.keys(caps).flatMap((cap) => (cap === 'budget' ? [] : [`caps/${cap}: choice`])),
  ];
}

/** A season has an end, is on at every hour until then, and is not had a second time under one name. */
function scheduleFaults({ from, until, ...others }: Programme['schedule']): string[] {
  const isShort =
    until === undefined || (isLocalTime(from) && isLocalTime(until) && until < addPeriods(from, 'day', 1));
  return [
    ...(isShort ? ['schedule/until: choice'] : []),
    ...(['weekdays', 'hours', 'repeats'] as const).flatMap((name) =>
      others[name] === undefined ? [] : [`schedule/${name}: choice`],
    ),
  ];
}
