import type { RoundSum } from '@croupier/domain/play/tallies';
import type { Tx } from '../../../platform/database.ts';

/** In the order of the function's arguments, as text that an array of theirs is made of. */
const COLUMNS: readonly ((sum: RoundSum) => string)[] = [
  ({ playerId }) => String(playerId),
  ({ day }) => day,
  ({ game }) => `"${game.replace(/["\\]/g, '\\$&')}"`,
  ({ currency }) => currency,
  ({ kind }) => kind,
  ({ rounds }) => String(rounds),
  ({ stakeMinor }) => String(stakeMinor),
  ({ winMinor }) => String(winMinor),
  ({ lastAt }) => lastAt.toISOString(),
];
const HAND = `SELECT hand_round_sums(${COLUMNS.map((_, n) => `$${n + 1}`).join(', ')})`;

/** Has the transaction see them as `round_sum`, until it ends. */
export async function handSums(tx: Tx, sums: readonly RoundSum[]): Promise<void> {
  const arrays = COLUMNS.map((textOf) => `{${sums.map(textOf).join()}}`);
  await tx.query(HAND, arrays, 'tallies-sums');
}
