import type { Currency } from '../../money/amounts/money.ts';
import { maximumWinIn } from '../../site/regions/region-moves.ts';
import { rulesInForce, type RulePlaces } from '../../site/regions/rules-in-force.ts';

/** What bounds the wins of a round of another studio. */
export interface WinTerms extends RulePlaces {
  /** What the studio declared, in stakes. */
  readonly maximumWinStakes: number | null;
  /** What each of the round's free rounds plays for. */
  readonly freeStakeMinor: bigint | null;
}

/**
 * The most that a round of another studio may win without a person looking at it: what the region's rules stand for, or
 * what the studio declared for the stake of this round, whichever is lower.
 */
export function winBoundMinor(
  terms: WinTerms,
  round: { readonly currency: Currency; readonly stakeMinor: bigint; readonly bets: number },
): bigint {
  const { maximumWinStakes, freeStakeMinor } = terms;
  const ours = maximumWinIn(rulesInForce(terms), round.currency);
  if (maximumWinStakes === null) return ours;
  const stakeMinor = freeStakeMinor === null ? round.stakeMinor : freeStakeMinor * BigInt(round.bets);
  const declared = stakeMinor * BigInt(maximumWinStakes);
  return declared < ours ? declared : ours;
}
