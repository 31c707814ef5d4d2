/** By how much a figure changed, in tenths of a per cent of what it was; nothing where there was nothing to compare with. */
export function changeOf(now: string, before: string): number | undefined {
  const was = BigInt(before);
  if (was === 0n) return undefined;
  const difference = BigInt(now) - was;
  return Number((difference * 1_000n) / (was < 0n ? -was : was)) / 1_000;
}

/** A share of the whole, 0.95 for 95 %; nothing of nothing. */
export function shareOf(part: string, whole: string): number | undefined {
  return BigInt(whole) === 0n ? undefined : Number((BigInt(part) * 10_000n) / BigInt(whole)) / 10_000;
}
