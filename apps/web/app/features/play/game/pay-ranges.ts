export interface PayRange {
  readonly from: number;
  readonly to: number;
  /** True where every higher count pays the same. */
  readonly andMore: boolean;
  readonly units: number;
}

/** Pays by count as ranges of counts that pay the same, the highest pay first; counts that pay nothing are left out. */
export function payRanges(pays: readonly number[]): PayRange[] {
  const ranges: PayRange[] = [];
  for (const [count, units] of pays.entries()) {
    const last = ranges.at(-1);
    const andMore = count === pays.length - 1;
    if (units === 0) continue;
    if (last && last.units === units && last.to === count - 1)
      ranges[ranges.length - 1] = { ...last, to: count, andMore };
    else ranges.push({ from: count, to: count, andMore: false, units });
  }
  return ranges.reverse();
}
