import { lawOfPays, type Pay } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { isRight, RANKS, rightRanks } from './card-odds.ts';
import type { HiLoDefinition } from './definition.ts';
import { unitsFor } from './step-levels.ts';

/**
 * The law of a player who never skips, makes the likelier guess three times out of four (the other once) and after
 * each right one tosses a coin whether to go on. Whatever else one does returns the same but for rounding.
 */
export function hiLoLaw(definition: HiLoDefinition): RoundLaw {
  const pays: Pay[] = [];
  const details: Record<string, number> = {};
  let reached: Reached = new Map([[1, new Float64Array(RANKS).fill(1 / RANKS)]]);
  for (let rung = 0; reached.size > 0; rung += 1) {
    if (rung > 0) details[`rtpAfter${rung}`] = returnOf(definition, reached, rung);
    reached = climbOn(definition, reached, rung, pays);
  }
  return lawOfPays(pays, null, details);
}

/** Chances to stand on a rung, by the product of `rightRanks` so far and the rank of the card. */
type Reached = ReadonlyMap<number, Float64Array>;

/** Pays those who stop on this rung, all of them where no guess is left; returns where the others come to stand. */
function climbOn(definition: HiLoDefinition, reached: Reached, rung: number, pays: Pay[]): Reached {
  const next = new Map<number, Float64Array>();
  for (const [product, byRank] of reached) {
    let stopping = 0;
    for (const [rank, chance] of byRank.entries()) {
      if (chance === 0) continue;
      const guesses = guessesAt(definition, rung, product, rank);
      const going = guesses.length === 0 ? 0 : rung === 0 ? chance : chance / 2;
      stopping += chance - going;
      for (const { guess, ways, share } of guesses) {
        const arriving = next.get(product * ways) ?? new Float64Array(RANKS);
        next.set(product * ways, arriving);
        addRightRanks(arriving, rank, guess, (going * share) / RANKS);
      }
    }
    if (rung > 0) pays.push({ units: unitsOn(definition, rung, product), probability: stopping });
  }
  return next;
}

function addRightRanks(
  arriving: Float64Array,
  rank: number,
  guess: 'higher' | 'lower',
  chance: number,
): void {
  for (let card = 0; card < RANKS; card += 1) if (isRight(rank, card, guess)) arriving[card]! += chance;
}

/** The guesses allowed with this card and how often the player makes each. */
function guessesAt(definition: HiLoDefinition, rung: number, product: number, rank: number) {
  if (rung === definition.rungs) return [];
  const most = definition.maximumWinStakes * definition.stakeUnits;
  const allowed = GUESSES.map((guess) => ({ guess, ways: rightRanks(rank, guess) })).filter(({ ways }) => {
    const after = product * ways;
    // Far below the maximum there is no need for whole numbers of any size.
    const isFarBelow = RANKS ** (rung + 1) / after < definition.maximumWinStakes / 2;
    return isFarBelow || unitsOn(definition, rung + 1, after) <= most;
  });
  const likelier = rank < RANKS / 2 ? 'higher' : 'lower';
  return allowed.map(({ guess, ways }) => ({
    guess,
    ways,
    share: allowed.length === 1 ? 1 : guess === likelier ? LIKELIER_SHARE : 1 - LIKELIER_SHARE,
  }));
}

const GUESSES = ['higher', 'lower'] as const;
const LIKELIER_SHARE = 3 / 4;

function unitsOn(definition: HiLoDefinition, rung: number, product: number): number {
  return unitsFor(definition, BigInt(RANKS) ** BigInt(rung), BigInt(product));
}

/** Mean return of a stop on this rung over the paths that lead there: each path returns units × product ÷ 13^rung. */
function returnOf(definition: HiLoDefinition, reached: Reached, rung: number): number {
  let [weighted, total] = [0, 0];
  for (const [product, byRank] of reached) {
    const chance = byRank.reduce((sum, each) => sum + each, 0);
    const rtp = (unitsOn(definition, rung, product) * product) / RANKS ** rung / definition.stakeUnits;
    weighted += chance * rtp;
    total += chance;
  }
  return weighted / total;
}
