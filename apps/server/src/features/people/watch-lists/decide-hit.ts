import type { WatchVerdict } from '@croupier/domain/people/watch-lists';
import type { Tx } from '../../../platform/database.ts';
import { hasHit, lockHit, setVerdict, type HitRow } from './watch-lists-store.ts';

/** Answers what was asked, once: of two who answer at once the second finds it answered. @returns what it was */
export async function decideHit(
  tx: Tx,
  id: string,
  said: { verdict: WatchVerdict; by: string; at: Date },
): Promise<HitRow | 'unknown' | 'answered'> {
  const hit = await lockHit(tx, id);
  if (!hit) return 'unknown';
  if (hit.state !== 'new') return 'answered';
  await setVerdict(tx, id, said);
  return hit;
}

/** Takes a hit back, which the caller has locked: it was somebody else. @returns whether the player is still somebody on a list */
export async function takeBackHit(
  tx: Tx,
  { id, playerId }: { id: string; playerId: bigint },
  said: { by: string; at: Date },
): Promise<boolean> {
  await setVerdict(tx, id, { ...said, verdict: 'not-this-person' });
  return hasHit(tx, playerId);
}
