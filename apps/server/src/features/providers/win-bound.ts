import { maximumWinIn, rulesInForce } from '@croupier/domain';
import type { WinTerms } from './held-wins-store.ts';
import type { RoundRow } from './provider-rounds-store.ts';

/**
 * The most that a round of another studio may win without a person looking at it: what the region's rules stand for, or
 * what the studio declared for the stake of this round, whichever is lower.
 */
export function winBoundMinor(
  terms: WinTerms,
  round: Pick<RoundRow, 'currency' | 'stakeMinor' | 'bets'>,
): bigint {
  const { region, wishedRegion, maximumWinStakes, freeStakeMinor } = terms;
  const ours = maximumWinIn(rulesInForce(region, wishedRegion), round.currency);
  if (maximumWinStakes === null) return ours;
  const stakeMinor = freeStakeMinor === null ? round.stakeMinor : freeStakeMinor * BigInt(round.bets);
  const declared = stakeMinor * BigInt(maximumWinStakes);
  return declared < ours ? declared : ours;
}
