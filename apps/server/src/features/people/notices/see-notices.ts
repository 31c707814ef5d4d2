import type { confirmEvent, seeNotices as operation } from '@croupier/contract/people/notices';
import type { LiveMessage } from '@croupier/contract/site/live';
import { specOf } from '@croupier/domain/people/notices';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { countUnseenOf } from './count-unseen.ts';
import type { NoticesParts } from './notices-parts.ts';
import { findNotice, markConfirmed, markSeen, type NoticeRow } from './notices-store.ts';
import { retellConfirmed } from './retell-confirmed.ts';

/** The player has seen this notice, and all before it; their other tabs are told. */
export async function seeNotices(
  parts: NoticesParts,
  playerId: bigint,
  upTo: string,
): Promise<{ unseen: number } | Refused<typeof operation>> {
  const notice = await findNotice(parts.db, playerId, upTo);
  if (!notice) return refuse('not_found');
  await markSeen(parts.db, notice, parts.clock.now());
  return { unseen: await announce(parts, notice, 'seen') };
}

/** The player has read a notice that stood in their way. Said twice, also at once, it happens once. */
export async function confirmNotice(
  parts: NoticesParts,
  playerId: bigint,
  id: string,
): Promise<{ done: true } | Refused<typeof confirmEvent>> {
  const notice = await findNotice(parts.db, playerId, id);
  if (!notice || !specOf(notice.kind).mustConfirm) return refuse('not_found');
  if (await markConfirmed(parts.db, playerId, id, parts.clock.now())) {
    await announce(parts, notice, 'confirmed');
    await retellConfirmed(parts, notice);
  }
  return { done: true };
}

async function announce(
  { db, clock, publish }: NoticesParts,
  { playerId, id, kind }: NoticeRow,
  is: 'seen' | 'confirmed',
): Promise<number> {
  const { unseenOf } = await countUnseenOf(db, [playerId], clock.now());
  const unseen = unseenOf(playerId);
  const message: LiveMessage = { name: 'notice', data: { id, kind, is, unseen } };
  publish([{ playerId, message }]);
  return unseen;
}
