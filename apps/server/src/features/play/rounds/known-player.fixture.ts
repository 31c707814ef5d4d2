import type { RegionId } from '@croupier/domain/site/regions';
import { appendFacts } from '../../../platform/outbox.ts';
import { decideDocument, expireDocument } from '../../people/documents/decide-document.ts';
import { deciding } from '../../people/documents/documents.fixture.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import type { RoundsFixture } from './rounds.fixture.ts';

/** Of a player who has one that has pages nowhere: as it was sent in. */
const PASSPORT = `INSERT INTO document (player_id, id, kind, state, created_at, submitted_at)
VALUES ($1, gen_random_uuid(), 'passport', 'pending', now(), now()) RETURNING id`;

const by = { by: 'test', at: new Date() } as const;

/** A player with money, a limit and an account, of whom so much is known. */
export async function knownPlayer(
  fixture: RoundsFixture,
  level: number,
  region: RegionId = 'UA',
): Promise<bigint> {
  const playerId = await fixture.player(region, 1_000_000n);
  await fixture.owner.query(
    `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, email_verified_at, created_at)
     OVERRIDING SYSTEM VALUE SELECT id, e, e, '$argon2id$', 'Lynx-' || id, $2, 'ua', 'rino', 21, now(), now()
     FROM (VALUES ($1::bigint, 'known' || $1::bigint || '@mail.example')) AS p (id, e)`,
    [playerId, region],
  );
  await fixture.owner.query(
    `INSERT INTO player_limit (player_id, rule, period, size, currency) VALUES ($1, 'deposit_limit', 'day', 1, 'UAH'), ($1, 'session_time', 'day', 1440, NULL)`,
    [playerId],
  );
  await fixture.db.transaction(async (tx) => {
    await appendFacts(tx, [{ playerId, topic: 'account.opened', payload: {} }]);
    await giveLevel(tx, playerId, level, by);
  });
  return playerId;
}

/** Approves a passport of the player, and does something before that has committed. */
export async function approvePassport(
  fixture: RoundsFixture,
  playerId: bigint,
  meanwhile = async (): Promise<void> => undefined,
): Promise<void> {
  const [sent] = await fixture.owner.query<{ id: string }>(PASSPORT, [playerId]);
  await fixture.db.transaction(async (tx) => {
    const verdict = { state: 'approved', expiresOn: null, country: null, mark: null } as const;
    await decideDocument(deciding, tx, sent!.id, { verdict, ...by });
    await meanwhile();
  });
}

/** What proves who the player is runs out, and something is done before that has committed. */
export async function expirePassport(
  fixture: RoundsFixture,
  playerId: bigint,
  meanwhile = async (): Promise<void> => undefined,
): Promise<void> {
  const [held] = await fixture.owner.query<{ id: string }>(
    `SELECT id FROM document WHERE player_id = $1 AND kind = 'passport' AND state = 'approved'`,
    [playerId],
  );
  await fixture.db.transaction(async (tx) => {
    await expireDocument(tx, { playerId, id: held!.id }, by.at);
    await meanwhile();
  });
}
