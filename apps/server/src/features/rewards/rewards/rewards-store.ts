import type { Currency } from '@croupier/domain/money/amounts';
import type { RewardKind, RewardSource } from '@croupier/domain/rewards/rewards';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { StoredReward } from './stored-reward.ts';

/** The name of a reward: the same name is the same reward. */
export interface RewardName {
  readonly source: RewardSource;
  /** Code of the programme, or of whatever gives in its stead. */
  readonly code: string;
  /** The occasion of the reward: an attempt, a purchase, a period. */
  readonly reference: string;
}

export interface RewardRow extends RewardName {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: RewardKind;
  readonly body: StoredReward;
  readonly currency: Currency | null;
  readonly amountMinor: bigint | null;
  readonly givenAt: Date;
  readonly takenBackAt: Date | null;
}

/** The version of a programme that it was given under, and the word that travels with it. */
export interface UnderProgramme {
  readonly id: bigint;
  readonly version: number;
  readonly campaign?: string | undefined;
}

const COLUMNS = `player_id AS "playerId", id, source, code, reference, kind, body, currency, amount_minor AS "amountMinor",
  given_at AS "givenAt", taken_back_at AS "takenBackAt"`;

export async function findReward(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<RewardRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM reward WHERE player_id = $1 AND id = $2`;
  const [row] = await db.query<RewardRow>(text, [playerId, id], 'rewards-find');
  return row;
}

/** Rewards of a player by their ids. */
export async function findRewards(
  db: Queryable,
  playerId: bigint,
  ids: readonly string[],
): Promise<Map<string, RewardRow>> {
  const text = `SELECT ${COLUMNS} FROM reward WHERE player_id = $1 AND id = ANY ($2::uuid[])`;
  const rows = ids.length === 0 ? [] : await db.query<RewardRow>(text, [playerId, ids], 'rewards-find-many');
  return new Map(rows.map((row) => [row.id, row]));
}

const INSERT = `INSERT INTO reward
  (player_id, id, source, code, reference, kind, body, currency, amount_minor, given_at, programme_id, version, campaign)
SELECT player_id, id, source, code, reference, kind, body::jsonb, currency, amount_minor, given_at, programme_id, version, campaign
FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::timestamptz[],
    $11::bigint[], $12::integer[], $13::text[])
  AS r (player_id, id, source, code, reference, kind, body, currency, amount_minor, given_at, programme_id, version, campaign)
ORDER BY player_id, id ON CONFLICT DO NOTHING RETURNING id`;

/**
 * Keeps rewards of players. One of a name that is just being given by somebody else is waited for.
 * @returns the ids of those that are new
 */
export async function insertRewards(
  tx: Tx,
  rows: readonly (Omit<RewardRow, 'takenBackAt'> & { readonly programme: UnderProgramme | undefined })[],
): Promise<Set<string>> {
  const of = <T>(value: (row: (typeof rows)[number]) => T): T[] => rows.map(value);
  const inserted = await tx.query<{ id: string }>(
    INSERT,
    [
      of(({ playerId }) => playerId),
      of(({ id }) => id),
      of(({ source }) => source),
      of(({ code }) => code),
      of(({ reference }) => reference),
      of(({ kind }) => kind),
      of(({ body }) => JSON.stringify(body)),
      of(({ currency }) => currency),
      of(({ amountMinor }) => amountMinor),
      of(({ givenAt }) => givenAt),
      of(({ programme }) => programme?.id ?? null),
      of(({ programme }) => programme?.version ?? null),
      of(({ programme }) => programme?.campaign ?? null),
    ],
    'rewards-insert',
  );
  return new Set(inserted.map(({ id }) => id));
}

/** Says when a reward was taken back, once. @returns what it was given for */
export async function setTakenBack(
  tx: Tx,
  { playerId, id, now }: { playerId: bigint; id: string; now: Date },
): Promise<Pick<RewardRow, 'id' | 'source' | 'code'>> {
  const [row] = await tx.query<Pick<RewardRow, 'id' | 'source' | 'code'>>(
    `UPDATE reward SET taken_back_at = $3 WHERE player_id = $1 AND id = $2 AND taken_back_at IS NULL RETURNING id, source, code`,
    [playerId, id, now],
    'rewards-take-back',
  );
  if (!row) throw new Error(`The reward ${id} of player ${playerId} was taken back before`);
  return row;
}

/** The newest ones first, those after one of the list. */
export async function listRewards(
  db: Queryable,
  playerId: bigint,
  { after, limit }: { after: string | null; limit: number },
): Promise<RewardRow[]> {
  return db.query<RewardRow>(
    `SELECT ${COLUMNS} FROM reward r WHERE player_id = $1 AND ($2::uuid IS NULL OR (given_at, id) <
  (SELECT a.given_at, a.id FROM reward a WHERE a.player_id = $1 AND a.id = $2)) ORDER BY given_at DESC, id DESC LIMIT $3`,
    [playerId, after, limit],
    'rewards-list',
  );
}
