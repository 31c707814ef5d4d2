import type { HoldDefinition } from './definition.ts';

/** What a feature that starts with a number of coins comes to. */
export interface FeatureLaw {
  /** Probability of each sum by units, jackpots in; index 0 to `maximumUnits`, which holds all above. */
  readonly distribution: Float64Array;
  /** Without the cap. */
  readonly meanUnits: number;
  readonly fullProbability: number;
}

/**
 * The exact law of the feature by the number of coins that it starts with. With n coins a respin brings k more with the
 * binomial chance of the empty cells; all respins in a row bring none with chance q(n)^respins, where q(n) is that of
 * k = 0. So N, the coins in the end, is worked out from a full screen down, and given N the coins are independent.
 */
export function featureLaws(definition: HoldDefinition, maximumUnits: number): (coins: number) => FeatureLaw {
  const cells = definition.grid.reels * definition.grid.rows;
  const sums = sumsOfCoins(definition, cells, maximumUnits);
  const finals = finalCoins(definition, cells);
  const { values, grandUnits } = definition.hold;
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const coinMean = values.reduce((sum, { units, weight }) => sum + units * weight, 0) / weights;
  const known = new Map<number, FeatureLaw>();
  return (coins) => {
    let law = known.get(coins);
    if (law === undefined) {
      const byFinal = finals[coins]!;
      const fullProbability = byFinal[cells]!;
      const distribution = new Float64Array(maximumUnits + 1);
      for (const [final, chance] of byFinal.entries()) {
        if (chance === 0) continue;
        const extra = final === cells ? grandUnits : 0;
        addShifted(distribution, sums[final]!, extra, chance);
      }
      const coinsMean = byFinal.reduce((sum, chance, final) => sum + chance * final, 0);
      law = { distribution, meanUnits: coinsMean * coinMean + fullProbability * grandUnits, fullProbability };
      known.set(coins, law);
    }
    return law;
  };
}

/** Adds `chance` × a distribution moved up by `shift`; what passes the end stays in the last entry. */
export function addShifted(into: Float64Array, from: Float64Array, shift: number, chance: number): void {
  const last = into.length - 1;
  for (const [units, share] of from.entries())
    if (share > 0) into[Math.min(units + shift, last)]! += chance * share;
}

/** [start][final] → chance. */
function finalCoins({ hold }: HoldDefinition, cells: number): Float64Array[] {
  const chance = hold.coinChance.weight / hold.coinChance.of;
  const finals = Array.from({ length: cells + 1 }, () => new Float64Array(cells + 1));
  finals[cells]![cells] = 1;
  for (let coins = cells - 1; coins >= 0; coins -= 1) {
    const empty = cells - coins;
    const none = (1 - chance) ** empty;
    const ending = none ** hold.respins;
    finals[coins]![coins] = ending;
    let landing = none;
    for (let landed = 1; landed <= empty; landed += 1) {
      landing *= ((empty - landed + 1) / landed) * (chance / (1 - chance));
      const share = ((1 - ending) * landing) / (1 - none);
      for (const [final, rest] of finals[coins + landed]!.entries()) finals[coins]![final]! += share * rest;
    }
  }
  return finals;
}

/** [coins] → distribution of their sum, by adding one coin after another. */
function sumsOfCoins({ hold }: HoldDefinition, cells: number, maximumUnits: number): Float64Array[] {
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const sums = [new Float64Array(maximumUnits + 1)];
  sums[0]![0] = 1;
  for (let coins = 1; coins <= cells; coins += 1) {
    const next = new Float64Array(maximumUnits + 1);
    for (const { units, weight } of hold.values) addShifted(next, sums[coins - 1]!, units, weight / total);
    sums.push(next);
  }
  return sums;
}
