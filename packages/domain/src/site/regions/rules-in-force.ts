import { strictestOf } from './region-moves.ts';
import { REGIONS, type RegionId, type RegionPack } from './regions.ts';

/** By whose rules a player plays. */
export interface RulePlaces {
  /** The one that the player chose: its money, its look. */
  readonly region: RegionId;
  /** Where they wish to be, until the move. */
  readonly wishedRegion: RegionId | null;
  /** Where they live, as documents have shown; null where none has, or the house has no region there. */
  readonly residence: RegionId | null;
}

/** Each place once, the chosen one first. */
export const placesOf = ({ region, wishedRegion, residence }: RulePlaces): RegionId[] => [
  ...new Set([region, wishedRegion ?? region, residence ?? region]),
];

/**
 * The rules in force for a player: those of the region they chose, and of each rule the strictest where they wish to be in another one, or
 * verifiably live in another one. So a chosen region never loosens what the place asks where somebody lives.
 */
export function rulesInForce(places: RulePlaces): RegionPack {
  const { region, wishedRegion, residence } = places;
  // As it is for nearly everybody, with every bet.
  if (wishedRegion === null && residence === null) return REGIONS[region];
  const [home, ...others] = placesOf(places).map((place) => REGIONS[place]);
  const key = `${region}>${wishedRegion}>${residence}`;
  const rules = IN_FORCE.get(key) ?? others.reduce(strictestOf, home!);
  IN_FORCE.set(key, rules);
  return rules;
}

/** Made once: whoever keeps something by a pack finds the same one again. */
const IN_FORCE = new Map<string, RegionPack>();
