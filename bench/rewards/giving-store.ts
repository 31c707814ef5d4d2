/** Players, who are given to by their ids; their accounts of money are there. */
export const FILL_PLAYERS = `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level,
  verify_status, email_verified_at, created_at)
OVERRIDING SYSTEM VALUE SELECT id, e, e, '$argon2id$', 'Bench-' || id, 'UA', 'ua', 'rino', 21, 1, 'APPROVED', now(), now()
FROM generate_series(1, $1::bigint) AS p (id), LATERAL (SELECT 'bench' || id || '@mail.example' AS e) AS m`;
