import { randomUUID } from 'node:crypto';
import { post, openAccounts } from '../../apps/server/src/features/money/ledger/feature.ts';
import type { Fairness } from '../../apps/server/src/features/play/fairness/feature.ts';
import type { Purses } from '../../apps/server/src/features/rewards/purses/feature.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';

const PLENTY_MINOR = 1_000_000_000_000n;
/** Less than a stake, so that the first one is made of both kinds of money, and later ones of what was won. */
const LITTLE_MINOR = 50n;

/** Accounts for those whose limits are kept by who they are; their seats and balances are there. */
const ACCOUNTS = `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level, verify_status,
  email_verified_at, created_at)
OVERRIDING SYSTEM VALUE SELECT id, e, e, '$argon2id$', 'Bench-' || id, 'UA', 'ua', 'rino', 21, 1, 'APPROVED', now(), now()
FROM unnest($1::bigint[]) AS p (id), LATERAL (SELECT 'bench' || id || '@mail.example' AS e) AS m`;

/** Every rule that players set, for every period that it may be of; minutes of a period are all there are. */
const LIMITS = `INSERT INTO player_limit (player_id, rule, period, size, currency)
SELECT id, rule, period, CASE WHEN rule = 'session_time' THEN minutes ELSE $2::bigint END, CASE WHEN rule <> 'session_time' THEN 'UAH' END
FROM unnest($1::bigint[]) AS p (id),
  unnest(ARRAY['deposit_limit', 'loss_limit', 'stake_limit', 'stake_maximum', 'session_time']) AS r (rule),
  unnest(ARRAY['round', 'day', 'week', 'month'], ARRAY[0, 1440, 10080, 44640]) AS s (period, minutes)
WHERE (period = 'round') = (rule = 'stake_maximum')`;

/** And the house beside them; a break that is over is none. */
const HOUSE_RULES = `INSERT INTO house_rule (player_id, rule, period, amount_minor, currency, set_at, operator, reason)
SELECT id, rule, period, $2::bigint, 'UAH', now(), 'bench', 'a benchmark' FROM unnest($1::bigint[]) AS p (id),
  unnest(ARRAY['deposit_limit', 'loss_limit', 'stake_limit']) AS r (rule), unnest(ARRAY['day', 'week', 'month']) AS s (period)`;

/** A session that goes on, with a reality check to come. */
const SESSIONS = `INSERT INTO play_session (player_id, kind, currency, began_at, from_version, bonus_from_version, last_at, idle_at, check_at)
SELECT id, 'real', 'UAH', now(), 1, 1, now(), now() + interval '1 day', now() + interval '1 hour' FROM unnest($1::bigint[]) AS p (id)`;

/** What a seat was reckoned to is looked up with its next stake. */
const LAPSE = 'UPDATE player_seat SET rules_until = to_timestamp(0) WHERE player_id = ANY ($1::bigint[])';

/**
 * Puts players under every limit there is, of their own and of the house, each too wide to be reached, and has their seats looked up with the
 * first stake of each, as on the site.
 */
export async function limitAll(owner: Database, players: readonly bigint[]): Promise<void> {
  await owner.query(ACCOUNTS, [players]);
  await owner.query(LIMITS, [players, PLENTY_MINOR]);
  await owner.query(HOUSE_RULES, [players, PLENTY_MINOR]);
  await owner.query(SESSIONS, [players]);
  await lapse(owner, players);
}

/** Has what stands on seats be looked up again, as each does within an hour of play. */
export const lapse = async (owner: Database, players: readonly bigint[]): Promise<void> =>
  void (await owner.query(LAPSE, [players]));

/** Opens a player's accounts with a little real money and an active bonus that nobody plays to its end. */
export async function giveBonus(
  { db, fairness, purses }: { db: Database; fairness: Fairness; purses: Purses },
  playerId: bigint,
): Promise<void> {
  await fairness.seats.prepare(playerId);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await openAccounts(tx, [{ playerId, currency: 'UAH' }]);
    await post(tx, {
      ...{ playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'house', name: 'adjustments' },
          to: { owner: 'player', kind: 'real' },
          amountMinor: LITTLE_MINOR,
        },
      ],
    });
    await purses.grant(tx, {
      ...{ playerId, id, amountMinor: PLENTY_MINOR, wagerMinor: PLENTY_MINOR },
      terms: {
        currency: 'UAH',
        order: 'REAL_FIRST',
        contributions: {},
        otherContribution: 100,
        maximumStakeMinor: PLENTY_MINOR,
        maximumConversionMinor: null,
      },
      ...{ expiresAt: null, now: systemClock.now() },
    });
    await purses.activate(tx, playerId, id);
  });
}
