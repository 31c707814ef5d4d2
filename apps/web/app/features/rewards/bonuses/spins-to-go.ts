import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import type { Currency } from '@croupier/domain/money/amounts';

/** The smallest usual stake of each currency, minor units. */
const USUAL_STAKE_MINOR = { UAH: 200n, EUR: 20n, KZT: 20_00n, RON: 1_00n } as const satisfies Record<
  Currency,
  bigint
>;

/** The stake to reckon with: the player's last one where it is known, else a usual one, never above what the bonus allows. */
export function stakeToReckon(
  last: bigint | undefined,
  currency: Currency,
  maximumMinor: string | null,
): bigint {
  const stake = last ?? USUAL_STAKE_MINOR[currency];
  return maximumMinor !== null && BigInt(maximumMinor) < stake ? BigInt(maximumMinor) : stake;
}

/** How much of a stake counts in most games, in per cent; where those do not count, in the games that count most. */
export const usualContribution = ({ otherContribution, contributions }: BonusOffer['rules']): number =>
  otherContribution > 0 ? otherContribution : Math.max(0, ...contributions.map(({ percent }) => percent));

/** How many stakes finish the wagering, rounded up; undefined where no stake counts. */
export function spinsToGo(leftMinor: bigint, stakeMinor: bigint, percent: number): number | undefined {
  const counted = stakeMinor * BigInt(percent);
  return counted <= 0n ? undefined : Number((leftMinor * 100n + counted - 1n) / counted);
}
