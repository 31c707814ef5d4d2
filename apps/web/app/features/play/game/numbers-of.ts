import type { GameDefinition } from '@croupier/games';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/**
 * The numbers that a game's own rules may name, by placeholder: `{four}` is what four scatters bring, `{againFour}`
 * the same in free spins, `{secondFour}` with the second of the free spins that are offered; jackpots and coins are
 * told in stakes.
 */
export function numbersOf(definition: GameDefinition): Record<string, number | string> {
  switch (definition.engine) {
    case 'lines':
      return {
        ...awardsFrom(definition.freeSpins?.awards ?? []),
        multiplier: definition.freeSpins?.multiplier ?? 1,
        fullScreenMultiplier: definition.fullScreenMultiplier ?? 1,
      };
    case 'book':
      return byCount('', definition.freeSpins.awards);
    case 'ways': {
      const [first, second, third] = definition.freeSpins ?? [];
      return {
        ...byCount('first', first?.awards),
        ...byCount('second', second?.awards),
        ...byCount('third', third?.awards),
      };
    }
    case 'cascade': {
      const { freeSpins, multiplier } = definition;
      const orbs = multiplier?.kind === 'orbs' ? multiplier.values.map(({ value }) => value) : [1];
      return {
        ...byCount('', freeSpins?.awards),
        ...byCount('again', freeSpins?.again ?? freeSpins?.awards),
        leastOrb: Math.min(...orbs),
        greatestOrb: Math.max(...orbs),
      };
    }
    case 'hold': {
      const { values, grandUnits } = definition.hold;
      const stakes = (units: number) => units / definition.lines.length;
      return {
        coins: values
          .filter(({ jackpot }) => !jackpot)
          .map(({ units }) => stakes(units))
          .join(', '),
        ...Object.fromEntries(
          values.flatMap(({ jackpot, units }) => (jackpot ? [[jackpot, stakes(units)]] : [])),
        ),
        grand: stakes(grandUnits),
      };
    }
    case 'pool':
      return { tickets: definition.tickets };
    default:
      return {};
  }
}

/** The least count that wins free spins is called three, whatever it is. */
function awardsFrom(awards: readonly number[]): Record<string, number> {
  const least = Math.max(
    0,
    awards.findIndex((spins) => spins > 0),
  );
  return { three: awards[least] ?? 0, four: awards[least + 1] ?? 0, five: awards[least + 2] ?? 0 };
}

/** @param prefix put before the count: `againFour` */
function byCount(prefix: string, awards: readonly number[] = []): Record<string, number> {
  const named = (count: string) =>
    prefix === '' ? count : prefix + count[0]!.toUpperCase() + count.slice(1);
  return Object.fromEntries(
    COUNTS.flatMap((count, index) => (awards[index] ? [[named(count), awards[index]]] : [])),
  );
}
