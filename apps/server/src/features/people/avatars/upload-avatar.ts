import { randomUUID } from 'node:crypto';
import type { uploadAvatar as operation } from '@croupier/contract/people/avatars';
import { AVATAR_SIDE } from '@croupier/domain/people/avatars';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { refuseUnscanned } from '../../../platform/scan-upload.ts';
import { drawSquare } from '../../site/pictures/feature.ts';
import { isUnanswered, refuseBusy, updateAvatar } from '../players/feature.ts';
import type { AvatarsParts } from './avatars-parts.ts';
import { insertPicture } from './avatars-store.ts';
import { clearAvatar } from './set-avatar.ts';

/**
 * Shows the player with a picture of theirs: a square of its middle, drawn anew. Its address is as hard to guess as a session and
 * says nothing of whose it is. Who has not answered brings none: whoever sees it is shown what somebody stands for.
 */
export async function uploadAvatar(
  { db, clock, scan, players }: AvatarsParts,
  playerId: bigint,
  upload: Uint8Array,
): Promise<undefined | Refused<typeof operation>> {
  if (await isUnanswered(db, playerId)) return refuseByRule({ rule: 'email_unanswered' });
  const exhausted = await players.budget.take('avatar-upload', String(playerId));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const body = await drawSquare({ bytes: upload, scan }, AVATAR_SIDE);
  if (body === 'away') return refuseUnscanned();
  if (body === 'busy') return refuseBusy();
  if (!body) return refuse('picture_unreadable');
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await clearAvatar(tx, playerId);
    await insertPicture(tx, { id, playerId, body, at: clock.now() });
    await updateAvatar(tx, playerId, id);
  });
  return undefined;
}
