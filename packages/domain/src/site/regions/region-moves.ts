import type { Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { CYCLE_KINDS, REGIONS, type CycleKind, type RegionPack } from './regions.ts';

/** From the wish to move to a region with looser protection to the move. */
export const LOOSENING_WAIT_MS = 24 * 3_600_000;

/**
 * Whether a move gives up protection: real money for play money, a limit that has to be set first, a shorter least cycle, a lower
 * cap of stakes, autoplay or turbo, prompts to deposit, pay-outs that are final, bonuses that are wagered longer or given for losses,
 * wins that are celebrated sooner. Where only play money is played nothing is at stake, so that no move there is looser. The age is
 * confirmed once and for all, and the maximum win bounds the house and not the player: neither makes a place looser.
 */
export function isLooser(from: RegionPack, to: RegionPack): boolean {
  if (to.gameMoney === 'play') return false;
  return (
    from.gameMoney === 'play' ||
    (from.limitFirst && !to.limitFirst) ||
    CYCLE_KINDS.some((kind) => to.minimumCycleMs[kind] < from.minimumCycleMs[kind]) ||
    isStakedHigher(from, to) ||
    SWITCHES.some((name) => to[name] && !from[name]) ||
    timesOf(to) > timesOf(from) ||
    to.celebratedAboveStakes < from.celebratedAboveStakes
  );
}

/** What a pack allows or does not. */
const SWITCHES = ['autoplay', 'turbo', 'depositPrompt', 'cancelPayOut', 'lossBonuses'] as const;

const timesOf = ({ wageringMaximum }: RegionPack): number => wageringMaximum ?? Infinity;

function isStakedHigher(from: RegionPack, to: RegionPack): boolean {
  if (from.maximumStakeMinor === null) return false;
  const maximumMinor = inMoneyOf(from, to, to.maximumStakeMinor);
  return maximumMinor === null || maximumMinor > from.maximumStakeMinor;
}

/** A bound of `place` in the money of `home`: rather less than it is than more. */
const inMoneyOf = <Bound extends bigint | null>(home: RegionPack, place: RegionPack, bound: Bound) =>
  bound === null ? bound : convertMinor(bound, { from: place.currency, to: home.currency, rounding: 'down' });

const lower = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || (b !== null && b < a) ? b : a;

/**
 * The rules that hold where those of another place hold beside the ones of `home`: of each rule the stricter one. Currency, language,
 * look and what may be paid in stay those of `home`; bounds of the other are taken for less than they are rather than for more.
 */
export function strictestOf(home: RegionPack, place: RegionPack): RegionPack {
  const allowed = (name: (typeof SWITCHES)[number]) => home[name] && place[name];
  const cycleMs = (kind: CycleKind) => Math.max(home.minimumCycleMs[kind], place.minimumCycleMs[kind]);
  const placeWin = inMoneyOf(home, place, place.maximumWinMinor);
  return {
    ...home,
    minimumAge: Math.max(home.minimumAge, place.minimumAge),
    gameMoney: place.gameMoney === 'play' ? 'play' : home.gameMoney,
    limitFirst: home.limitFirst || place.limitFirst,
    minimumCycleMs: { slots: cycleMs('slots'), other: cycleMs('other') },
    maximumWinMinor: placeWin < home.maximumWinMinor ? placeWin : home.maximumWinMinor,
    maximumStakeMinor: lower(home.maximumStakeMinor, inMoneyOf(home, place, place.maximumStakeMinor)),
    celebratedAboveStakes: Math.max(home.celebratedAboveStakes, place.celebratedAboveStakes),
    autoplay: allowed('autoplay'),
    turbo: allowed('turbo'),
    depositPrompt: allowed('depositPrompt'),
    cancelPayOut: allowed('cancelPayOut'),
    wageringMaximum: timesOf(home) < timesOf(place) ? home.wageringMaximum : place.wageringMaximum,
    lossBonuses: allowed('lossBonuses'),
  };
}

/** The most a round may win in a currency: by the rules in force, or by the strictest region of another currency. */
export function maximumWinIn(rules: RegionPack, currency: Currency): bigint {
  if (rules.currency === currency) return rules.maximumWinMinor;
  const wins = Object.values(REGIONS).flatMap((pack) =>
    pack.currency === currency ? [pack.maximumWinMinor] : [],
  );
  return wins.reduce((least, win) => (win < least ? win : least));
}
