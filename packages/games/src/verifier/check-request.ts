import { canonicalJson } from '../canonical-json.ts';
import type { ExplainedDraw } from '../fair/explaining-draw.ts';
import { modesOf, stakeUnitsOf } from '../read-definition.ts';
import { definitionByHash } from '../portfolio/definition-by-hash.ts';
import { findGame } from '../portfolio/index.ts';
import { verifyRound, type Verification } from '../verify-round.ts';
import type { RoundRequest } from './round-request.ts';

export interface RequestCheck {
  /** What was computed, line by line, for people. */
  readonly lines: readonly string[];
  /** False when anything that could be compared differs. */
  readonly agrees: boolean;
}

/**
 * Computes the round and compares what is known of it. A recorded round is computed with the maths it was played by.
 * @throws when the game, the maths, the mode or a value is not one that there is
 */
export function checkRequest(request: RoundRequest): RequestCheck {
  const { mathHash, game, entry } = request;
  const definition = mathHash === undefined ? findGame(game)?.definition : definitionByHash(mathHash);
  if (definition === undefined) throw new TypeError(`No maths of ${mathHash ?? game} here`);
  const { mode = modesOf(definition)[0]!, choices = [], given } = entry;
  const verification = verifyRound({
    ...request,
    definition,
    entry: { mode, choices, ...(given !== undefined && { given }) },
  });
  const comparisons = compare(request, verification, definition.id);
  const { outcome, draws } = verification;
  return {
    agrees: comparisons.every(({ agrees }) => agrees !== false),
    lines: [
      `${definition.id}, mode ${mode}, maths ${verification.mathHash}`,
      ...draws.map(drawLine),
      ...outcome.steps.map((step, index) => `step ${index + 1}  ${JSON.stringify(step)}`),
      ...(outcome.open === null ? [] : [`open    ${JSON.stringify(outcome.open)}`]),
      `win     ${outcome.winUnits} units of ${stakeUnitsOf(definition)} to a stake`,
      ...comparisons.map(({ name, agrees }) => `${SAID[String(agrees)]} ${name}`),
    ],
  };
}

/** How a comparison came out, for people. */
export const SAID: Readonly<Record<string, string>> = {
  true: 'AGREES ',
  false: 'DIFFERS',
  undefined: '-      ',
};

function compare(request: RoundRequest, found: Verification, game: string) {
  const { commitment, mathHash, outcome } = request;
  return [
    { name: 'game of the maths', agrees: game === request.game },
    {
      name: `commitment ${found.commitment}`,
      agrees: commitment === '' ? undefined : found.commitmentMatches,
    },
    { name: 'maths hash', agrees: mathHash === undefined ? undefined : mathHash === found.mathHash },
    {
      name: 'recorded outcome',
      agrees: outcome === undefined ? undefined : canonicalJson(outcome) === canonicalJson(found.outcome),
    },
  ];
}

export function drawLine(
  { block, index, word, n, what, result, rejected }: ExplainedDraw,
  order: number,
): string {
  const words = `block ${block}.${index} ${word.toString(16).padStart(8, '0')}`;
  return `draw ${order + 1}  ${what}: below(${n}) = ${result}  ${words}${rejected > 0 ? `, ${rejected} thrown away` : ''}`;
}
