import type { RoundRow } from '@croupier/contract/play/rounds';
import type { Format } from '@croupier/domain/site/formats';

/** What is told of a round that is over, of a player's history or of a demonstration. */
export type PastRound = Pick<RoundRow, 'id' | 'settledAt' | 'currency' | 'stakeMinor' | 'winMinor'>;

/** A round that won so many stakes is worth showing to others. */
const WORTH_SHARING = 10n;

/** How many of the last rounds a table tells of. */
export const PAST_ROUNDS = 20;

/** What a round paid for one of its stake, in hundredths, rounded down. */
const timesCenti = ({ stakeMinor, winMinor }: PastRound): number =>
  Number((BigInt(winMinor) * 100n) / BigInt(stakeMinor));

/** `2.4×`; no more digits than it has, and none where there are hundreds. */
export function timesText(round: PastRound, { number }: Format): string {
  const centi = timesCenti(round);
  const digits = centi % 100 === 0 || centi >= 100_00 ? 0 : centi % 10 === 0 ? 1 : 2;
  return `${number(centi / 100, digits)}×`;
}

export type Tone = 'lost' | 'less' | 'won' | 'great';

/** How a result is coloured: nothing, less than was staked, at least that, and many times that. */
export function toneOf({ stakeMinor, winMinor }: PastRound): Tone {
  const [stake, win] = [BigInt(stakeMinor), BigInt(winMinor)];
  if (win === 0n) return 'lost';
  if (win < stake) return 'less';
  return win < stake * WORTH_SHARING ? 'won' : 'great';
}

/** Rounds of this visit, then those from before it; each once, the latest first. */
export function pastRounds(visit: readonly PastRound[], before: readonly PastRound[]): PastRound[] {
  const known = new Set(visit.map(({ id }) => id));
  return [...visit, ...before.filter(({ id }) => !known.has(id))].slice(0, PAST_ROUNDS);
}
