import { strictestOf } from './region-moves.ts';
import { CYCLE_KINDS, REGIONS, type RegionId, type RegionPack } from './regions.ts';
import { placesOf, type RulePlaces } from './rules-in-force.ts';

/** Whose rule it is that binds a player: of places that ask for the same the first. */
export function bindingPlace(places: RulePlaces, rule: keyof RegionPack): RegionId {
  const [region, ...others] = placesOf(places);
  let [rules, binding] = [REGIONS[region!], region!];
  for (const place of others) {
    const both = strictestOf(rules, REGIONS[place]);
    if (!isSame(both[rule], rules[rule])) binding = place;
    rules = both;
  }
  return binding;
}

const isSame = (a: RegionPack[keyof RegionPack], b: RegionPack[keyof RegionPack]): boolean =>
  typeof a === 'object' && a && typeof b === 'object' && b
    ? CYCLE_KINDS.every((kind) => a[kind] === b[kind])
    : a === b;
