import { expandingPlan } from '../book/book-plan.ts';
import type { BookDefinition, LinesDefinition, RespinDefinition } from '../definition.ts';
import { compiledSpinsOf, compileSpins, type CompiledSpins } from '../lines/compile-spins.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { respinPlan } from '../respin/respin-plan.ts';
import { awardedWithin } from '../round-bounds.ts';
import { createSpinDraw } from './spin-batches.ts';

/** Games whose spins compile into tables. */
export type TableDefinition = LinesDefinition | RespinDefinition | BookDefinition;

/** The paid spin of a game, and what follows one that brings something. */
export interface TableRounds {
  readonly base: CompiledSpins;
  /** Plays a round to its end. @returns its units with the cap in force */
  playOn(units: number, brings: number): number;
  /** Free spins and re-spins so far. */
  followingSpins(): number;
}

/** Reads the rules of a game's features onto compiled tables, which are made when they are first needed. */
export function tableRoundsOf(definition: TableDefinition, nextWord: () => number): TableRounds {
  const { maximumWinUnits } = lineRulesOf(definition);
  let spins = 0;
  const drawOf = (compiled: CompiledSpins) => ({
    ...compiled.outcomes,
    next: createSpinDraw(compiled, nextWord),
  });
  const playFreeSpins = (free: ReturnType<typeof drawOf>, won: number, brought: number): number => {
    let [units, awarded] = [won, awardedWithin(0, brought)];
    for (let played = 0; played < awarded && units < maximumWinUnits; played += 1) {
      const outcome = free.next();
      units += free.units[outcome]!;
      awarded += awardedWithin(awarded, free.brings[outcome]!);
      spins += 1;
    }
    return Math.min(units, maximumWinUnits);
  };
  const rounds = (base: CompiledSpins, playOn: TableRounds['playOn']): TableRounds => {
    return { base, playOn, followingSpins: () => spins };
  };

  if (definition.engine === 'lines') {
    const free = kept(() => drawOf(compiledSpinsOf(definition, 'free')));
    return rounds(compiledSpinsOf(definition, 'base'), (units, awarded) =>
      playFreeSpins(free(0), units, awarded),
    );
  }
  if (definition.engine === 'book') {
    const { regulars } = lineRulesOf(definition);
    const free = kept((special) => drawOf(compileSpins(expandingPlan(definition, special))));
    return rounds(compiledSpinsOf(definition, 'base'), (units, awarded) =>
      playFreeSpins(free(regulars[belowOf(nextWord, regulars.length)]!), units, awarded),
    );
  }
  const respin = kept((held) => drawOf(compileSpins(respinPlan(definition, held))));
  return rounds(compileSpins(respinPlan(definition, 0)), (won, newlyHeld) => {
    let [units, held, brought] = [won, newlyHeld, newlyHeld];
    while (brought !== 0 && units < maximumWinUnits) {
      const kind = respin(held);
      const outcome = kind.next();
      units += kind.units[outcome]!;
      brought = kind.brings[outcome]!;
      held |= brought;
      spins += 1;
    }
    return Math.min(units, maximumWinUnits);
  });
}

/** What `make` answered for a small number the first time. */
function kept<Made>(make: (key: number) => Made): (key: number) => Made {
  const known: Made[] = [];
  return (key) => (known[key] ??= make(key));
}

/** Unbiased, for small n. */
function belowOf(nextWord: () => number, n: number): number {
  const share = Math.floor(2 ** 32 / n);
  for (;;) {
    const result = Math.floor(nextWord() / share);
    if (result < n) return result;
  }
}
