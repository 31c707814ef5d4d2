import type { LineRules } from './line-rules.ts';

/** Distinct results of a spin by id: units with every multiplier in, and free spins won. */
export interface SpinOutcomes {
  readonly units: Int32Array;
  readonly freeSpins: Int32Array;
}

export interface OutcomeIds {
  /** The id of a spin's result, given the sum of its line pays before multipliers. */
  idOf(lineUnits: number, scatters: number, fullOf: number): number;
  outcomes(): SpinOutcomes;
}

/** Numbers the results of a kind of spin in the order in which they are met; at most 65 536 of them. */
export function createOutcomeIds(rules: LineRules, kind: 'base' | 'free', lineCount: number): OutcomeIds {
  const spinMultiplier = kind === 'free' ? rules.freeMultiplier : 1;
  const largestLine = Math.max(0, ...rules.pays.flat()) * lineCount;
  const largest =
    (largestLine * rules.fullScreenMultiplier + Math.max(...rules.scatterPays)) * spinMultiplier;
  const idByScatters = rules.awards.map(() => undefined as Int32Array | undefined);
  const units: number[] = [];
  const freeSpins: number[] = [];
  return {
    idOf(lineUnits, scatters, fullOf) {
      const ids = (idByScatters[scatters] ??= new Int32Array(largest + 1).fill(-1));
      const multiplier = fullOf !== 0 ? rules.fullScreenMultiplier : 1;
      const total = (lineUnits * multiplier + rules.scatterPays[scatters]!) * spinMultiplier;
      let id = ids[total]!;
      if (id === -1) {
        id = units.push(total) - 1;
        freeSpins.push(rules.awards[scatters]!);
        if (id > 0xffff) throw new RangeError('More than 65 536 distinct spin results');
        ids[total] = id;
      }
      return id;
    },
    outcomes: () => ({ units: Int32Array.from(units), freeSpins: Int32Array.from(freeSpins) }),
  };
}
