import type { Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { REGION_IDS, REGIONS, type RegionId, type RegionPack } from './regions.ts';

/** From the wish to move to a region with looser protection to the move. */
export const LOOSENING_WAIT_MS = 24 * 3_600_000;

/**
 * Whether a move gives up protection: real money for play money, a shorter least cycle, autoplay or turbo.
 * Where only play money is played nothing is at stake, so that no move there is looser. The age is confirmed once and for
 * all, and the maximum win bounds the house and not the player: neither makes a place looser.
 */
export function isLooser(from: RegionPack, to: RegionPack): boolean {
  if (to.gameMoney === 'play') return false;
  return (
    from.gameMoney === 'play' ||
    to.minimumCycleMs < from.minimumCycleMs ||
    (to.autoplay && !from.autoplay) ||
    (to.turbo && !from.turbo)
  );
}

/**
 * The rules that hold for a player of one region who wishes to be in another, until the move: of each rule the stricter
 * one. Currency, language, look and what may be paid in stay those of `home`; bounds of the other are taken for less than
 * they are rather than for more.
 */
export function strictestOf(home: RegionPack, place: RegionPack): RegionPack {
  const placeWin = convertMinor(place.maximumWinMinor, {
    from: place.currency,
    to: home.currency,
    rounding: 'down',
  });
  return {
    ...home,
    minimumAge: Math.max(home.minimumAge, place.minimumAge),
    gameMoney: place.gameMoney === 'play' ? 'play' : home.gameMoney,
    minimumCycleMs: Math.max(home.minimumCycleMs, place.minimumCycleMs),
    maximumWinMinor: placeWin < home.maximumWinMinor ? placeWin : home.maximumWinMinor,
    autoplay: home.autoplay && place.autoplay,
    turbo: home.turbo && place.turbo,
  };
}

/** The rules in force for a player: those of the region, or the strictest of both while a move to another one waits. */
export function rulesInForce(region: RegionId, wished: RegionId | null): RegionPack {
  return wished === null ? REGIONS[region] : IN_FORCE[region][wished];
}

/** The most a round may win in a currency: by the rules in force, or by the strictest region of another currency. */
export function maximumWinIn(rules: RegionPack, currency: Currency): bigint {
  if (rules.currency === currency) return rules.maximumWinMinor;
  const wins = Object.values(REGIONS).flatMap((pack) =>
    pack.currency === currency ? [pack.maximumWinMinor] : [],
  );
  return wins.reduce((least, win) => (win < least ? win : least));
}

/** Made once: whoever keeps something by a pack finds the same one again. */
const IN_FORCE = tableOf((region) => tableOf((wished) => strictestOf(REGIONS[region], REGIONS[wished])));

function tableOf<T>(of: (id: RegionId) => T): Readonly<Record<RegionId, T>> {
  return Object.fromEntries(REGION_IDS.map((id) => [id, of(id)])) as Record<RegionId, T>;
}
