import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { AttemptVersion, Named } from './wheel-parts.ts';
import { insertAttempt, type NewAttempt } from './attempts-store.ts';

interface Giving extends Pick<NewAttempt, 'playerId' | 'id' | 'cameBy' | 'reference'> {
  readonly kind: Named['kind'];
  readonly under: AttemptVersion;
  readonly points?: number;
  readonly now: Date;
}

/**
 * Gives a player an attempt in the caller's transaction, once by what it is given for. Whether they may have it is asked by the caller,
 * before; from then on it is owed to them. @returns false where they had it already
 */
export async function giveAttempt(
  tx: Tx,
  { playerId, id, kind, cameBy, reference, under, points, now }: Giving,
): Promise<boolean> {
  const { code } = under.programme;
  const left = await insertAttempt(tx, {
    ...{ playerId, id, kind, code, programmeId: under.id, version: under.version, cameBy, reference },
    ...{ points: points ?? null, givenAt: now },
  });
  if (left === undefined) return false;
  const payload = { id, of: kind, code, from: cameBy, left };
  await appendFacts(tx, [{ playerId, topic: 'attempt.given', payload }]);
  return true;
}
