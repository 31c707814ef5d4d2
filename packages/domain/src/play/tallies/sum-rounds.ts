import type { FactPayloads } from '../../facts/facts.ts';
import type { BalanceKind, Currency } from '../../money/amounts/money.ts';

/**
 * What facts tell of rounds that are over: the house's own, and those of other studios. One of these that is told again is
 * counted by what it was told with first (`isToldAgain`); what is taken back is for who counts each round exactly.
 */
export const ROUND_ENDS = ['round.settled', 'provider-round.ended'] as const;

/** One of these facts. */
export interface EndedRound {
  readonly playerId: bigint;
  readonly createdAt: Date;
  readonly payload: FactPayloads[(typeof ROUND_ENDS)[number]];
}

export const isToldAgain = ({ payload }: Pick<EndedRound, 'payload'>): boolean => 'again' in payload;

/**
 * What a player staked and won with one kind of money in one game on one day. A round counts once,
 * with own money if some of it was staked and else with bonus money; what bonus money it moved is always apart. In one of a
 * gift nothing was staked, and its win is no money yet.
 */
export interface RoundSum {
  readonly playerId: bigint;
  /** In UTC, of the facts: `2026-03-28`. */
  readonly day: string;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly rounds: number;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** When the last of them was told of. */
  readonly lastAt: Date;
}

/**
 * Adds rounds up, a sum a player, day, game, currency and kind of money. Adding up the sums of two parts of a list
 * gives the sums of the list, so whoever counts may count any stretch of facts at once.
 * @returns in the order of these five, so that whoever writes a row for each locks them in one order
 */
export function sumRounds(rounds: Iterable<EndedRound>): RoundSum[] {
  const sums = new Map<string, Adding>();
  const dayOf = createDays();
  for (const round of rounds) {
    if (isToldAgain(round)) continue;
    for (const part of partsOf(round, dayOf(round.createdAt))) add(sums, part);
  }
  return [...sums.values()].sort(byPlace);
}

type Adding = { -readonly [Field in keyof RoundSum]: RoundSum[Field] };

/** What a round adds, one part for each kind of money in it. */
function partsOf({ playerId, createdAt, payload }: EndedRound, day: string): RoundSum[] {
  const { game, currency, kind } = payload;
  const place = { playerId, day, game, currency, kind, rounds: 1, lastAt: createdAt };
  const whole = { stakeMinor: BigInt(payload.stakeMinor), winMinor: BigInt(payload.winMinor) };
  const purse: Partial<FactPayloads['round.settled']> = payload;
  if (purse.gift !== undefined) return [{ ...place, kind: 'bonus', stakeMinor: 0n, winMinor: 0n }];
  if (purse.bonusStakeMinor === undefined) return [{ ...place, ...whole }];
  const bonus = { stakeMinor: BigInt(purse.bonusStakeMinor), winMinor: BigInt(purse.bonusWinMinor ?? '0') };
  const own = {
    stakeMinor: whole.stakeMinor - bonus.stakeMinor,
    winMinor: whole.winMinor - bonus.winMinor,
  };
  const ownRounds = own.stakeMinor > 0n ? 1 : 0;
  const parts = [
    { ...place, ...own, rounds: ownRounds },
    { ...place, ...bonus, kind: 'bonus' as const, rounds: 1 - ownRounds },
  ];
  return parts.filter(({ stakeMinor, winMinor }) => stakeMinor > 0n || winMinor > 0n);
}

function add(sums: Map<string, Adding>, part: RoundSum): void {
  const { playerId, day, game, currency, kind } = part;
  const place = `${playerId} ${day} ${game} ${currency} ${kind}`;
  const sum = sums.get(place);
  if (!sum) {
    sums.set(place, { ...part });
    return;
  }
  sum.rounds += part.rounds;
  sum.stakeMinor += part.stakeMinor;
  sum.winMinor += part.winMinor;
  if (part.lastAt > sum.lastAt) sum.lastAt = part.lastAt;
}

const DAY_MS = 86_400_000;

/** Writes a day once for all that are of it: rounds that are added up together mostly are of one. */
function createDays(): (at: Date) => string {
  let known = { number: NaN, day: '' };
  return (at) => {
    const number = Math.floor(at.getTime() / DAY_MS);
    if (number !== known.number) known = { number, day: at.toISOString().slice(0, 10) };
    return known.day;
  };
}

function byPlace(a: RoundSum, b: RoundSum): number {
  if (a.playerId !== b.playerId) return a.playerId < b.playerId ? -1 : 1;
  for (const field of ['day', 'game', 'currency', 'kind'] as const)
    if (a[field] !== b[field]) return a[field] < b[field] ? -1 : 1;
  return 0;
}
