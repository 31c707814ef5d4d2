import type { SqlCheck } from '../../../platform/books-check.ts';

export const SEATS_BOOKS: SqlCheck = {
  name: 'seats',
  says: 'Every seat sits on a pair that is not revealed, and active once something was drawn by it.',
  sql: `SELECT s.player_id, s.seed_pair, p.activated_at, p.revealed_at FROM player_seat s
LEFT JOIN seed_pair p ON p.player_id = s.player_id AND p.number = s.seed_pair
WHERE p.player_id IS NULL OR (p.activated_at IS NULL AND s.next_nonce > 0) OR p.revealed_at IS NOT NULL`,
};
