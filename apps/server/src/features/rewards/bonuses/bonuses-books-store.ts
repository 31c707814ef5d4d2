import type { SqlCheck } from '../../../platform/books-check.ts';

/** Checks bonuses against what they gave. */
export const BONUSES_BOOKS: readonly SqlCheck[] = [
  {
    name: 'bonuses-given',
    says: 'Every bonus that was activated gave its money or its rounds once, and one that was not gave nothing.',
    sql: `SELECT b.player_id, b.id, b.state, b.type, g.state AS money, f.state AS rounds, r.state AS studio_rounds
FROM bonus b
LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = b.id
LEFT JOIN gift_grant f ON f.player_id = b.player_id AND f.id = b.id
LEFT JOIN provider_free_rounds r ON r.player_id = b.player_id AND r.id = b.id::text
WHERE (g.id IS NOT NULL)::int + (f.id IS NOT NULL)::int + (r.id IS NOT NULL)::int <> (b.state = 'ACTIVATED')::int
  OR (r.id IS NOT NULL AND (r.currency <> b.currency OR b.type NOT LIKE '%SPINS' OR b.type = 'GIFT_SPINS'))
  OR (g.id IS NOT NULL AND (g.currency <> b.currency OR b.type LIKE '%SPINS'))
  OR (f.id IS NOT NULL AND (f.currency <> b.currency OR b.type <> 'GIFT_SPINS'))`,
  },
];
