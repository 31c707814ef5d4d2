import type { Programme } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { faultLine } from '../../../kit/fault-lines.ts';
import {
  CodeSchema,
  repeatedGoalFaults,
  RepeatedGoalSchema,
  RewardInSchema,
} from '../../programmes/index.ts';

const MOST = 20;

export const ManufactureTermsSchema = Closed({
  as: Type.Literal('manufacture'),
  icon: CodeSchema,
  /** One part comes each time it is reached. */
  goal: RepeatedGoalSchema,
  /** Parts that are drawn: the chance of one is its weight of all weights. */
  parts: Type.Array(Closed({ code: CodeSchema, weight: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }), {
    minItems: 1,
    maxItems: MOST,
  }),
  recipes: Type.Array(
    Closed({
      code: CodeSchema,
      needs: Type.Array(Closed({ part: CodeSchema, count: Type.Integer({ minimum: 1, maximum: 1_000 }) }), {
        minItems: 1,
        maxItems: MOST,
      }),
      reward: RewardInSchema,
    }),
    { minItems: 1, maxItems: MOST },
  ),
});
export type ManufactureTerms = Static<typeof ManufactureTermsSchema>;

/** Finds parts and recipes that do not fit each other, and names that are missing or belong to nothing. */
export function manufactureFaults({ terms, texts }: Pick<Programme, 'terms' | 'texts'>): string[] {
  const { as, goal, parts = [], recipes = [] } = terms as Partial<ManufactureTerms>;
  const codes = parts.map(({ code }) => code);
  const recipeCodes = recipes.map(({ code }) => code);
  const needed = new Set(recipes.flatMap(({ needs }) => needs.map(({ part }) => part)));
  return [
    ...(as === 'manufacture' && goal ? repeatedGoalFaults('terms/goal', goal) : []),
    ...twice('terms/parts', 'code', codes),
    ...twice('terms/recipes', 'code', recipeCodes),
    ...recipes.flatMap((recipe, index) => recipeFaults(`terms/recipes/${index}`, recipe, codes)),
    ...codes.flatMap((code, index) =>
      needed.has(code) ? [] : [faultLine(`terms/parts/${index}/code`, 'unused')],
    ),
    ...LANGUAGES.flatMap((language) => {
      const names = texts[language] as Record<string, object | undefined>;
      return [
        ...nameFaults(`texts/${language}/parts`, names['parts'], codes),
        ...nameFaults(`texts/${language}/recipes`, names['recipes'], recipeCodes),
      ];
    }),
  ];
}

function recipeFaults(
  at: string,
  { needs, reward }: ManufactureTerms['recipes'][number],
  codes: readonly string[],
): string[] {
  const parts = needs.map(({ part }) => part);
  return [
    ...twice(`${at}/needs`, 'part', parts),
    ...parts.flatMap((part, index) =>
      codes.includes(part) ? [] : [faultLine(`${at}/needs/${index}/part`, 'choice')],
    ),
    ...(reward.kind === 'nothing' ? [faultLine(`${at}/reward/kind`, 'choice')] : []),
  ];
}

const twice = (at: string, field: string, codes: readonly string[]): string[] =>
  codes.flatMap((code, index) =>
    codes.indexOf(code) < index ? [faultLine(`${at}/${index}/${field}`, 'twice')] : [],
  );

function nameFaults(at: string, names: object = {}, codes: readonly string[]): string[] {
  const missing = [...new Set(codes)].filter((code) => !Object.hasOwn(names, code));
  const unused = Object.keys(names).filter((code) => !codes.includes(code));
  return [
    ...missing.map((code) => faultLine(`${at}/${code}`, 'missing')),
    ...unused.map((code) => faultLine(`${at}/${code}`, 'unused')),
  ];
}
