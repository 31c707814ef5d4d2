import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Language, RegionId, RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { isClosedFor } from '../catalog/feature.ts';

export interface ProviderGameRow {
  readonly game: string;
  readonly provider: string;
  readonly name: string;
  readonly launchPath: string;
}

const GAME = 'game, provider, name, launch_path AS "launchPath"';

export async function listGames(db: Queryable): Promise<ProviderGameRow[]> {
  return db.query<ProviderGameRow>(`SELECT ${GAME} FROM provider_game ORDER BY name, game`);
}

export async function findGame(db: Queryable, game: string): Promise<ProviderGameRow | undefined> {
  return (await db.query<ProviderGameRow>(`SELECT ${GAME} FROM provider_game WHERE game = $1`, [game]))[0];
}

/** Those of these games that a studio has. */
export const listGamesOfStudio = async (
  db: Queryable,
  studio: string,
  games: readonly string[],
): Promise<string[]> =>
  (
    await db.query<{ game: string }>(
      'SELECT game FROM provider_game WHERE provider = $1 AND game = ANY ($2::text[])',
      [studio, games],
      'providers-games-of-studio',
    )
  ).map(({ game }) => game);

/** Its switch is kept elsewhere: an installation that starts again must not turn on what a person turned off. */
export async function upsertGame(db: Queryable, game: ProviderGameRow): Promise<void> {
  await db.query(
    `INSERT INTO provider_game (game, provider, name, launch_path) VALUES ($1, $2, $3, $4)
ON CONFLICT (game) DO UPDATE SET name = excluded.name, launch_path = excluded.launch_path
WHERE provider_game.provider = excluded.provider`,
    [game.game, game.provider, game.name, game.launchPath],
  );
}

/** What is declared of a game, held until the transaction ends; undefined when there is no such game. */
export async function lockMaximumWin(tx: Tx, game: string): Promise<{ stakes: number | null } | undefined> {
  const text = 'SELECT maximum_win_stakes AS stakes FROM provider_game WHERE game = $1 FOR UPDATE';
  return (await tx.query<{ stakes: number | null }>(text, [game]))[0];
}

/** @param stakes null: nothing is declared */
export async function setMaximumWin(db: Queryable, game: string, stakes: number | null): Promise<void> {
  await db.query(
    'UPDATE provider_game SET maximum_win_stakes = $2, changed_at = clock_timestamp() WHERE game = $1',
    [game, stakes],
  );
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly provider: string;
  readonly game: string;
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `INSERT INTO provider_session (token_hash, provider, game, player_id, region, currency, kind, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      session.tokenHash,
      session.provider,
      session.game,
      session.playerId,
      session.region,
      session.currency,
      session.kind,
      session.now,
      session.expiresAt,
    ],
  );
}

/** A session with what a bet must know of its player and game as they are now. */
export interface SessionRow extends RulePlaces {
  readonly tokenHash: Buffer;
  readonly game: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly expiresAt: Date;
  readonly language: Language;
  /** Where the player is now; a move ends the sessions of the former edition. */
  readonly playerRegion: RegionId;
  readonly available: boolean;
  readonly blocked: boolean;
}

const FIND_SESSION = `
SELECT s.token_hash AS "tokenHash", s.game, s.player_id AS "playerId", s.region, s.currency, s.kind,
  s.expires_at AS "expiresAt", p.language, p.region AS "playerRegion", w.region AS "wishedRegion", p.residence,
  NOT ${isClosedFor({ game: 's.game', player: 's.player_id', now: '$3::timestamptz' })} AS available,
  (b.player_id IS NOT NULL OR c.player_id IS NOT NULL) AS blocked
FROM provider_session s
JOIN player p ON p.id = s.player_id
LEFT JOIN region_wish w ON w.player_id = s.player_id
LEFT JOIN provider_block b ON b.player_id = s.player_id
LEFT JOIN player_block c ON c.player_id = s.player_id
WHERE s.token_hash = $1 AND s.provider = $2`;

export async function findSession(
  db: Queryable,
  { provider, tokenHash, now }: { provider: string; tokenHash: Buffer; now: Date },
): Promise<SessionRow | undefined> {
  return (await db.query<SessionRow>(FIND_SESSION, [tokenHash, provider, now], 'provider-session'))[0];
}

export async function setSessionExpiry(db: Queryable, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.query('UPDATE provider_session SET expires_at = $2 WHERE token_hash = $1', [tokenHash, expiresAt]);
}

/** @returns whether the nonce is new. */
export async function insertNonce(
  db: Queryable,
  { provider, nonce, now }: { provider: string; nonce: string; now: Date },
): Promise<boolean> {
  const text = `INSERT INTO provider_nonce (provider, nonce, seen_at) VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await db.query(text, [provider, nonce, now], 'provider-nonce')).length > 0;
}

export async function deleteOld(db: Queryable, before: { nonces: Date; sessions: Date }): Promise<void> {
  await db.query('DELETE FROM provider_nonce WHERE seen_at < $1', [before.nonces]);
  await db.query('DELETE FROM provider_session WHERE expires_at < $1', [before.sessions]);
}

export async function insertBlock(
  db: Queryable,
  block: { playerId: bigint; reason: string; now: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO provider_block (player_id, reason, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [block.playerId, block.reason, block.now],
  );
}

export async function deleteBlock(db: Queryable, playerId: bigint): Promise<void> {
  await db.query('DELETE FROM provider_block WHERE player_id = $1', [playerId]);
}

/** Where the player is; undefined when there is no such player. */
export async function findRegion(db: Queryable, playerId: bigint): Promise<RegionId | undefined> {
  const text = 'SELECT region FROM player WHERE id = $1';
  return (await db.query<{ region: RegionId }>(text, [playerId]))[0]?.region;
}
