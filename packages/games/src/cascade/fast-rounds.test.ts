import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gearworks } from '../portfolio/gearworks.ts';
import { glacierRun } from '../portfolio/glacier-run.ts';
import { honeyHive } from '../portfolio/honey-hive.ts';
import { stormKeep } from '../portfolio/storm-keep.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import { smallCascades } from '../testing/small-cascades.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import type { CascadeDefinition } from './definition.ts';
import { createFastRounds } from './fast-rounds.ts';
import { playCascade } from './play-cascade.ts';

describe('the fast path of cascades', () => {
  it.each([gearworks, honeyHive, stormKeep, glacierRun])('wins what the rule of $id wins', (definition) => {
    const compare = comparison(definition);
    fc.assert(fc.property(seeds(), compare), { numRuns: 150 });
  });

  it('wins what the rule wins in random small games, round after round', () => {
    fc.assert(
      fc.property(smallCascades(), fc.array(seeds(), { minLength: 1, maxLength: 6 }), (definition, list) =>
        list.forEach(comparison(definition)),
      ),
      { numRuns: 250 },
    );
  });
});

const seeds = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 2 ** 31 });

/** Plays the round of a seed both ways, always on the same fast arrays, which must forget one round before the next. */
function comparison(definition: CascadeDefinition): (seed: number) => void {
  const rules = cascadeRulesOf(definition);
  let below = fastBelow(0);
  const rounds = createFastRounds(rules, (n) => below(n));
  return (seed) => {
    const draw = fastBelow(seed);
    below = fastBelow(seed);
    const outcome = playCascade(definition, { below: draw });
    const units = rounds.play(rules.maximumWinUnits);
    expect(Math.min(units, rules.maximumWinUnits)).toBe(outcome.winUnits);
    // As many numbers drawn, so both streams go on alike.
    expect(below(1000)).toBe(draw(1000));
  };
}
