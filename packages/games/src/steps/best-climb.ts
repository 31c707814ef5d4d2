import { isRight, RANKS, rightRanks } from './card-odds.ts';
import type { HiLoDefinition } from './definition.ts';
import { unitsFor } from './step-levels.ts';

/**
 * The best chance to take exactly so many units from a round of cards: that of a player who goes for nothing else, sees
 * every card before guessing and passes where passing helps. Exact, by working back from the rungs that pay it.
 */
export function bestChanceOf(definition: HiLoDefinition, units: number): number {
  const { rungs, skips, maximumWinStakes, stakeUnits } = definition;
  const most = maximumWinStakes * stakeUnits;
  const unitsOn = (rung: number, ways: number) =>
    unitsFor(definition, BigInt(RANKS) ** BigInt(rung), BigInt(ways));
  const targets = targetsOf(definition, (rung, ways) => unitsOn(rung, ways) === units);
  const known = new Map<string, Float64Array>();

  /** By rank of the card in view, on this rung by so many right ways, with so many cards that may be passed. */
  function chancesAt(rung: number, ways: number, left: number): Float64Array {
    const key = `${rung} ${ways} ${left}`;
    let chances = known.get(key);
    if (chances === undefined) {
      chances = work(rung, ways, left);
      known.set(key, chances);
    }
    return chances;
  }

  function work(rung: number, ways: number, left: number): Float64Array {
    const chances = new Float64Array(RANKS);
    if (rung > 0 && unitsOn(rung, ways) === units) return chances.fill(1);
    if (!targets.some((target) => target.rung > rung && target.ways % ways === 0)) return chances;
    return chances.map((_, rank) => {
      const guesses = (['higher', 'lower'] as const).filter(
        (guess) => unitsOn(rung + 1, ways * rightRanks(rank, guess)) <= most,
      );
      const ofGuesses = guesses.map((guess) =>
        meanOver(chancesAt(rung + 1, ways * rightRanks(rank, guess), left), (next) =>
          isRight(rank, next, guess),
        ),
      );
      const mayPass = guesses.length > 0 && left > 0;
      return Math.max(0, ...ofGuesses, mayPass ? meanOver(chancesAt(rung, ways, left - 1), () => true) : 0);
    });
  }

  return rungs > 0 ? meanOver(chancesAt(0, 1, skips), () => true) : 0;
}

/** Every rung and product of right ways that pays what is looked for. */
function targetsOf({ rungs }: HiLoDefinition, pays: (rung: number, ways: number) => boolean) {
  const targets: { rung: number; ways: number }[] = [];
  let products = new Set([1]);
  for (let rung = 1; rung <= rungs; rung += 1) {
    products = new Set(
      [...products].flatMap((product) =>
        Array.from({ length: RANKS - 1 }, (_, less) => product * (less + 1)),
      ),
    );
    for (const ways of products) if (pays(rung, ways)) targets.push({ rung, ways });
  }
  return targets;
}

function meanOver(chances: Float64Array, counts: (rank: number) => boolean): number {
  return chances.reduce((sum, chance, rank) => sum + (counts(rank) ? chance : 0), 0) / RANKS;
}
