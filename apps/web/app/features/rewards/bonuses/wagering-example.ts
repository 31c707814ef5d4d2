import { convertBonus, progressOf, splitStake, splitWin } from '@croupier/domain/rewards/purses';

/** A bonus that nobody holds, in minor units of whatever currency reads it. */
const EXAMPLE = {
  bonusMinor: 300_00n,
  times: 20,
  realMinor: 20_00n,
  stakeMinor: 50_00n,
  winMinor: 200_00n,
  /** Per cent of a stake that count: in a slot, and in a game that counts less. */
  contributions: { full: 100, less: 10 },
  endMinor: 460_00n,
  mostMinor: 400_00n,
} as const;

/** The example with what the house's own rules make of it, so that no figure on the page can differ from them. */
export function wageringExample() {
  const { bonusMinor, realMinor, stakeMinor, winMinor, contributions, endMinor, mostMinor } = EXAMPLE;
  const wagerMinor = bonusMinor * BigInt(EXAMPLE.times);
  const stake = splitStake(stakeMinor, { realMinor, bonusMinor }, 'REAL_FIRST')!;
  return {
    ...EXAMPLE,
    wagerMinor,
    stake,
    progress: {
      fullMinor: progressOf(stakeMinor, contributions.full, wagerMinor),
      lessMinor: progressOf(stakeMinor, contributions.less, wagerMinor),
    },
    win: splitWin(winMinor, stake),
    end: convertBonus(endMinor, mostMinor),
  };
}
