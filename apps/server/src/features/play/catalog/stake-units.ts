import type { Currency } from '@croupier/domain/money/amounts';
import type { RegionPack } from '@croupier/domain/site/regions';
import { modesOf, stakesFor, type GameDefinition } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';

/** The smallest usual total stake of each currency, in minor units; the steps above it are the game's. */
export const STAKE_UNIT_MINOR = { UAH: 100n, EUR: 20n, KZT: 20_00n, RON: 1_00n } as const satisfies Record<
  Currency,
  bigint
>;

const known = new WeakMap<GameDefinition, Map<RegionPack, bigint[]>>();

/**
 * The total stakes a game offers under a region's rules, ascending, minor units of the region's currency: none above the cap
 * of stakes, and none whose largest win would be above the win cap. Packs are few and made once (`rulesInForce`).
 */
export function stakesIn(rules: RegionPack, definition: GameDefinition): bigint[] {
  let byRules = known.get(definition);
  if (!byRules) known.set(definition, (byRules = new Map()));
  let stakes = byRules.get(rules);
  if (!stakes) byRules.set(rules, (stakes = offered(rules, definition)));
  return stakes;
}

function offered({ currency, gameMoney, ...rules }: RegionPack, definition: GameDefinition) {
  const largestWin = Math.ceil(maximumWinStakesOf(definition));
  // Nothing is at stake where play money is played.
  const maximumStakeMinor = gameMoney === 'play' ? null : rules.maximumStakeMinor;
  return stakesFor(definition, STAKE_UNIT_MINOR[currency]).filter(
    (stake) =>
      stake * BigInt(largestWin) <= rules.maximumWinMinor &&
      (maximumStakeMinor === null || stake <= maximumStakeMinor),
  );
}

/** In stakes, whatever the way to play. */
const maximumWinStakesOf = (definition: GameDefinition): number =>
  Math.max(...modesOf(definition).map((mode) => declaredSheetOf(definition, mode).maximumWinStakes));
