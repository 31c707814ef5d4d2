import type { PayOutTerms } from './pay-out-terms.ts';

/**
 * What of a pay-out the house keeps once it has arrived. Rounded down, for the player; never all of it.
 * @param usedBefore those of the last thirty days that were not given back
 */
export function payOutFee(
  { feeBasisPoints, freePerMonth }: Pick<PayOutTerms, 'feeBasisPoints' | 'freePerMonth'>,
  { amountMinor, usedBefore }: { readonly amountMinor: bigint; readonly usedBefore: number },
): bigint {
  return usedBefore < freePerMonth ? 0n : (amountMinor * BigInt(feeBasisPoints)) / 10_000n;
}

export const FEE_PERIOD_MS = 30 * 86_400_000;
