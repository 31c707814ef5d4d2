import { boardOutcome } from '../board-outcome.ts';
import type { Draw } from '../fair/draw.ts';
import { findMode } from '../modes.ts';
import { EntryError, type BoardOutcome, type BoardStep, type Choice, type Entry } from '../round.ts';
import { GUESSES, isRight, RANKS, rightRanks } from './card-odds.ts';
import type { HiLoDefinition } from './definition.ts';
import { unitsFor } from './step-levels.ts';

/** How far a round has come. Its pay follows from the ranks that would have made each guess right. */
interface Ladder {
  readonly card: number;
  readonly rung: number;
  readonly skipsLeft: number;
  /** Product of `rightRanks` over the guesses so far. */
  readonly rightWays: bigint;
  readonly units: number;
}

/**
 * Draws a card, `below(52)`, and one more for each guess or skip; rank = ⌊card ÷ 4⌋. Choices: [0] lower, [1] higher,
 * [2] skip, the empty one takes the money.
 * @throws EntryError on a choice that is not allowed where it is made
 */
export function playHiLo(definition: HiLoDefinition, draw: Draw, entry: Entry): BoardOutcome {
  findMode(definition.modes, entry.mode);
  let at: Ladder = {
    card: draw.below(CARDS, 'card'),
    rung: 0,
    skipsLeft: definition.skips,
    rightWays: 1n,
    units: 0,
  };
  const steps: BoardStep[] = [{ kind: 'card', card: at.card, guess: null, right: null, units: 0 }];
  let allowed = allowedAt(definition, at);
  for (const choice of entry.choices) {
    if (allowed.length === 0) throw new EntryError('The round is over');
    if (choice.length === 0 && at.rung === 0) throw new EntryError('There is nothing to take yet');
    if (choice.length > 0 && !allowed.some(([guess]) => choice.length === 1 && guess === choice[0]))
      throw new EntryError('The guess is not allowed');
    if (choice.length === 0) {
      steps.push({ kind: 'taken', units: at.units });
      allowed = [];
      continue;
    }
    const { next, step } = turnCard(definition, at, choice[0]!, draw.below(CARDS, 'card'));
    at = next;
    steps.push(step);
    allowed = step.right === false ? [] : allowedAt(definition, at);
    if (step.right !== false && allowed.length === 0) steps.push({ kind: 'taken', units: at.units });
  }
  if (allowed.length === 0) return boardOutcome(definition, entry.mode, steps);
  const cashOutUnits = at.rung === 0 ? null : at.units;
  return boardOutcome(definition, entry.mode, steps, { asks: 'guess', allowed, cashOutUnits });
}

const CARDS = RANKS * 4;

function turnCard(
  definition: HiLoDefinition,
  at: Ladder,
  choice: number,
  card: number,
): { next: Ladder; step: BoardStep & { kind: 'card' } } {
  if (choice === GUESSES.skip) {
    const step = { kind: 'card', card, guess: null, right: null, units: at.units } as const;
    return { next: { ...at, card, skipsLeft: at.skipsLeft - 1 }, step };
  }
  const guess = choice === GUESSES.higher ? 'higher' : 'lower';
  const right = isRight(rankOf(at.card), rankOf(card), guess);
  const next = right ? { ...after(definition, at, guess), card } : { ...at, card, units: 0 };
  return { next, step: { kind: 'card', card, guess, right, units: next.units } };
}

/** The ladder after a right guess, the card aside. */
function after(definition: HiLoDefinition, at: Ladder, guess: 'higher' | 'lower'): Ladder {
  const rung = at.rung + 1;
  const rightWays = at.rightWays * BigInt(rightRanks(rankOf(at.card), guess));
  return { ...at, rung, rightWays, units: unitsFor(definition, BigInt(RANKS) ** BigInt(rung), rightWays) };
}

/** Guesses that do not lead above the maximum, and the skip; nothing where no guess is left, which ends the round. */
function allowedAt(definition: HiLoDefinition, at: Ladder): readonly Choice[] {
  if (at.rung === definition.rungs) return [];
  const most = definition.maximumWinStakes * definition.stakeUnits;
  const guesses = (['higher', 'lower'] as const)
    .filter((guess) => after(definition, at, guess).units <= most)
    .map((guess) => [GUESSES[guess]]);
  return guesses.length > 0 && at.skipsLeft > 0 ? [...guesses, [GUESSES.skip]] : guesses;
}

function rankOf(card: number): number {
  return Math.floor(card / 4);
}
