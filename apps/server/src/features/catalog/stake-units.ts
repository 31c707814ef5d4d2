import { REGION_IDS, REGIONS, type Currency, type RegionId, type RegionPack } from '@croupier/domain';
import { modesOf, stakesFor, type GameDefinition } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';

/** The smallest usual total stake of each currency, in minor units; the steps above it are the game's. */
export const STAKE_UNIT_MINOR = { UAH: 100n, EUR: 20n, KZT: 20_00n, RON: 1_00n } as const satisfies Record<
  Currency,
  bigint
>;

const known = new WeakMap<GameDefinition, Record<RegionId, bigint[]>>();

/**
 * The total stakes a game offers in a region, ascending, minor units of the region's currency: within the region's stake
 * cap, and none whose largest win would be above its win cap.
 */
export function stakesIn(region: RegionId, definition: GameDefinition): bigint[] {
  let byRegion = known.get(definition);
  if (!byRegion) {
    byRegion = Object.fromEntries(REGION_IDS.map((id) => [id, offered(REGIONS[id], definition)])) as Record<
      RegionId,
      bigint[]
    >;
    known.set(definition, byRegion);
  }
  return byRegion[region];
}

function offered({ currency, maximumStakeMinor, maximumWinMinor }: RegionPack, definition: GameDefinition) {
  const largestWin = Math.ceil(maximumWinStakesOf(definition));
  return stakesFor(definition, STAKE_UNIT_MINOR[currency]).filter(
    (stake) =>
      (maximumStakeMinor === undefined || stake <= maximumStakeMinor) &&
      stake * BigInt(largestWin) <= maximumWinMinor,
  );
}

/** In stakes, whatever the way to play. */
const maximumWinStakesOf = (definition: GameDefinition): number =>
  Math.max(...modesOf(definition).map((mode) => declaredSheetOf(definition, mode).maximumWinStakes));
