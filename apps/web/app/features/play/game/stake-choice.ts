/** The offered stake nearest to a wished one: the same, else the highest below it, else the lowest. */
export function offeredStake(stakesMinor: readonly string[], wishedMinor: string): string {
  const wished = /^\d+$/.test(wishedMinor) ? BigInt(wishedMinor) : 0n;
  return stakesMinor.findLast((stake) => BigInt(stake) <= wished) ?? stakesMinor[0] ?? '0';
}

/** One step up or down the offered stakes, or null at the end. */
export function neighbourStake(
  stakesMinor: readonly string[],
  stakeMinor: string,
  step: 1 | -1,
): string | null {
  return stakesMinor[stakesMinor.indexOf(stakeMinor) + step] ?? null;
}
