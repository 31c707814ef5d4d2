import { CURRENCIES, REGIONS, type Currency, type RegionId } from '@croupier/domain';
import { stakesFor, type GameDefinition } from '@croupier/games';

/** The smallest usual total stake of each currency, in minor units; the steps above it are the game's. */
export const STAKE_UNIT_MINOR = { UAH: 100n, EUR: 20n, KZT: 20_00n, RON: 1_00n } as const satisfies Record<
  Currency,
  bigint
>;

/** The total stakes a game offers in a region, ascending, minor units of the region's currency, within its stake cap. */
export function stakesIn(region: RegionId, definition: GameDefinition): bigint[] {
  const { currency, maximumStakeMinor } = REGIONS[region];
  const stakes = stakesOf(currency, definition);
  return maximumStakeMinor === undefined ? stakes : stakes.filter((stake) => stake <= maximumStakeMinor);
}

const known = new WeakMap<GameDefinition, Record<Currency, bigint[]>>();

function stakesOf(currency: Currency, definition: GameDefinition): bigint[] {
  let byCurrency = known.get(definition);
  if (!byCurrency) {
    const all = Object.keys(CURRENCIES) as Currency[];
    byCurrency = Object.fromEntries(
      all.map((each) => [each, stakesFor(definition, STAKE_UNIT_MINOR[each])]),
    ) as Record<Currency, bigint[]>;
    known.set(definition, byCurrency);
  }
  return byCurrency[currency];
}
