import type { Database } from '../../apps/server/src/platform/database.ts';

const PEOPLE = `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, created_at,
  email_verified_at)
OVERRIDING SYSTEM VALUE
SELECT p, 'player-' || md5(p::text) || '@mail' || p % 97 || '.example', 'player-' || md5(p::text) || '@mail' || p % 97 || '.example',
  '$argon2id$none', 'Player ' || substr(md5('n' || p), 1, 8), (ARRAY['UA', 'EU', 'KZ', 'SL', 'RC'])[1 + p % 5],
  (ARRAY['ua', 'en', 'kk', 'ru'])[1 + p % 4], 'rino', 21, now() - make_interval(secs => (p * 7919 % 31536000)::double precision), now()
FROM generate_series(1, $1::bigint) AS p`;

/** Every third has deposited once. */
const PAYMENTS = `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, provider_payment_id, created_at,
  updated_at, asked_at, request_id)
SELECT md5('pay' || p)::uuid, p, '', 10000 + p % 500000, 'UAH', 'real', 'ua', CASE WHEN p % 10 = 0 THEN 'FAILED' ELSE 'PAID' END, 'bench-' || p,
  at, at, at, md5('payrequest' || p)::uuid::text
FROM generate_series(3, $1::bigint, 3) AS p, LATERAL (SELECT now() - make_interval(secs => (p * 104729 % 31536000)::double precision) AS at) AS t`;

const ACTS = `INSERT INTO audit_entry (position, at, operator_id, operator, act, subject_kind, subject_id, reason, request_id, hash)
SELECT n, now() - make_interval(secs => (200000 - n)::double precision), 1 + n % 7, 'Operator ' || n % 7,
  (ARRAY['read.player', 'block.players', 'change.role', 'adjust.money'])[1 + n % 4], 'player', (n * 37 % $1 + 1)::text,
  'why ' || n, md5('request' || n)::uuid::text, sha256(n::text::bytea)
FROM generate_series(1, 200000) AS n`;

/** The people whose accounts and rounds are there already, and two hundred thousand acts upon them. */
export async function writePeople(owner: Database, players: number): Promise<void> {
  await owner.query(PEOPLE, [players]);
  await owner.query(PAYMENTS, [players]);
  await owner.query(ACTS, [players]);
  await owner.query('UPDATE audit_head SET position = 200000');
  await owner.query('ANALYZE');
}
