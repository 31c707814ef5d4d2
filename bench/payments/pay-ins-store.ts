/** Players with ids above a number, who have signed up and deposited before. */
export const FILL_DEPOSITORS = `
WITH signed_up AS (
  INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level,
    verify_status, email_verified_at, created_at)
  OVERRIDING SYSTEM VALUE SELECT $1 + n, e, e, '$argon2id$', 'Payer-' || n, 'UA', 'ua', 'rino', 21, 1, 'APPROVED', now(), now()
  FROM generate_series(1, $2::bigint) AS p (n), LATERAL (SELECT 'payer' || n || '@mail.example' AS e) AS m RETURNING id
)
INSERT INTO ledger_account (player_id, currency, kind, amount_minor, version) SELECT id, 'UAH', 'real', 0, 0 FROM signed_up`;

/** Deposits that their players have gone to pay, for players whose ids look like chance. The id of each is its place. */
export const FILL_PAY_INS = `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
SELECT lpad(to_hex(n), 32, '0')::uuid, $1 + n * $3::bigint % $2::bigint + 1, '', 10000, 'UAH', 'real', 'ua', 'PENDING', now(), now(), now()
FROM generate_series(1, $4::bigint) AS p (n)`;

/** Counts the deposits that are paid, and the credits. */
export const COUNT_PAID = `SELECT (SELECT count(*)::integer FROM pay_in WHERE state = 'PAID') AS paid,
  (SELECT count(*)::integer FROM ledger_transfer WHERE operation = 'pay-in') AS credited`;
