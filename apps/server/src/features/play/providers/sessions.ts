import { createHash, randomBytes } from 'node:crypto';
import { rulesInForce, type RegionPack, type RulePlaces } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { insertSession, setSessionExpiry, type ProviderGameRow, type SessionRow } from './providers-store.ts';

/** A session lives this long after the last accepted bet. */
const SESSION_IDLE_MS = 30 * 60_000;
const TOKEN_BYTES = 32;

/** Opens a session for the money that games take in the player's region. @returns the token, which is not kept here. */
export async function openSession(
  { db, clock }: Pick<ProvidersParts, 'db' | 'clock'>,
  player: Pick<SignedIn, 'playerId' | keyof RulePlaces>,
  { provider, game }: Pick<ProviderGameRow, 'provider' | 'game'>,
) {
  const { currency, gameMoney: kind } = rulesInForce(player);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_MS);
  const { playerId, region } = player;
  const tokenHash = tokenHashOf(token);
  await insertSession(db, { tokenHash, provider, game, playerId, region, currency, kind, now, expiresAt });
  return { token, currency, kind, expiresAt };
}

/** Written when half of the time is gone, so that a fast game does not write with every bet. */
export async function keepAlive(
  { db, clock }: Pick<ProvidersParts, 'db' | 'clock'>,
  { tokenHash, expiresAt }: SessionRow,
): Promise<void> {
  const now = clock.now().getTime();
  if (expiresAt.getTime() - now < SESSION_IDLE_MS / 2)
    await setSessionExpiry(db, tokenHash, new Date(now + SESSION_IDLE_MS));
}

/** The rules in force for who plays. */
export const rulesOf = (session: SessionRow): RegionPack => rulesInForce(session);

/** How long a round waits that begins. Of what kind the game is no studio has said, so it waits as long as any. */
export const leastCycleMs = (session: SessionRow): number =>
  Math.max(...Object.values(rulesOf(session).minimumCycleMs));

/** A session ends with its time, with a move to another region, and when the games take another money than it is for. */
export function isSessionOver(session: SessionRow, now: Date): boolean {
  const { expiresAt, playerRegion, region, kind } = session;
  return expiresAt <= now || playerRegion !== region || rulesOf(session).gameMoney !== kind;
}

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
