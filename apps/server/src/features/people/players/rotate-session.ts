import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { findProvenAt, renameSession } from './sessions-store.ts';

/** A session under its new id. */
export interface Rotated {
  /** For the cookie. */
  readonly secret: string;
  /** The id that it had; whoever still brings that is nobody. */
  readonly endedId: string;
}

/** For so long after a proof nothing more is asked for. */
export const PROVEN_FOR_MS = 10 * 60_000;

/** See `Sessions.rotate`. Of two rotations at once one is first, and the other's session has ended. */
export async function rotate(
  { clock }: { clock: Clock },
  tx: Tx,
  { playerId, sessionId }: SignedIn,
  { proven }: { proven: boolean },
): Promise<Rotated | undefined> {
  const { secret, secretHash } = newSecret();
  const renamed = await renameSession(tx, {
    playerId,
    from: Buffer.from(sessionId, 'hex'),
    to: secretHash,
    provenAt: proven ? clock.now() : null,
  });
  return renamed ? { secret, endedId: sessionId } : undefined;
}

/** A proof that lies ahead was given under a clock that was set back since: nobody knows how long ago it was. */
export async function provenLately(
  { db, clock }: { db: Database; clock: Clock },
  { sessionId }: SignedIn,
): Promise<boolean> {
  const provenAt = await findProvenAt(db, Buffer.from(sessionId, 'hex'));
  if (provenAt === null) return false;
  const sinceMs = clock.now().getTime() - provenAt.getTime();
  return sinceMs >= 0 && sinceMs < PROVEN_FOR_MS;
}
