import type { Tx } from '../../../platform/database.ts';

export const TALLY_READER = 'round-tally';

const ADD = `INSERT INTO round_tally (player_id, day, game, currency, kind, rounds, stake_minor, win_minor)
SELECT player_id, day, game, currency, kind, rounds, stake_minor, win_minor FROM round_sum
ORDER BY player_id, day, game, currency, kind
ON CONFLICT (player_id, day, game, currency, kind) DO UPDATE SET rounds = round_tally.rounds + excluded.rounds,
  stake_minor = round_tally.stake_minor + excluded.stake_minor, win_minor = round_tally.win_minor + excluded.win_minor`;

/** Only its one reader runs this, so nobody else changes these rows meanwhile. */
export async function addToTally(tx: Tx): Promise<void> {
  await tx.query(ADD, [], 'tallies-add');
}
