import { stakeUnitsOf, type Entry, type GameDefinition } from '@croupier/games';

export type RealOrPlay = 'real' | 'play';

/** What a settled round says of itself. */
export interface SettledRound {
  readonly maths: number;
  /** Canonical JSON; null in the one mode of a game that asks nothing. */
  readonly entry: string | null;
  readonly kind: 'real' | 'bonus' | 'play';
  readonly stakeMinor: string;
  readonly winMinor: string;
  /** Of a round that was given: nothing was staked. */
  readonly gift?: string;
}

/** Rounds to add to one tally. */
export interface Counted {
  readonly mathsId: number;
  readonly mode: string;
  readonly money: RealOrPlay;
  readonly rounds: number;
  readonly winUnits: bigint;
  readonly winUnitsSquared: bigint;
}

/**
 * Adds rounds up, one row for each tally they belong to. Each counts the same: its win is taken in units of its stake.
 * Left out are flights that were called off, whose stakes came back, rounds that were voided before they were over, rounds of gifts, which had none, and rounds whose maths
 * nobody knows any more.
 */
export function countReturns(
  rounds: readonly SettledRound[],
  definitionOf: (mathsId: number) => GameDefinition | undefined,
): Counted[] {
  const byTally = new Map<string, Counted>();
  for (const round of rounds) {
    const definition = definitionOf(round.maths);
    const entry = round.entry === null ? undefined : (JSON.parse(round.entry) as Entry & { voided?: true });
    if (!definition || round.gift !== undefined || entry?.given?.flight?.void || entry?.voided) continue;
    const mode = entry?.mode ?? 'main';
    const money = round.kind === 'play' ? 'play' : 'real';
    // Stakes are whole multiples of their units, so this is exact.
    const units = (BigInt(round.winMinor) * BigInt(stakeUnitsOf(definition))) / BigInt(round.stakeMinor);
    const key = `${round.maths} ${mode} ${money}`;
    const known = byTally.get(key);
    byTally.set(key, {
      mathsId: round.maths,
      mode,
      money,
      rounds: (known?.rounds ?? 0) + 1,
      winUnits: (known?.winUnits ?? 0n) + units,
      winUnitsSquared: (known?.winUnitsSquared ?? 0n) + units * units,
    });
  }
  return [...byTally.values()];
}
