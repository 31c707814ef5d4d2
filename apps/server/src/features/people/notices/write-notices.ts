import { specOf } from '@croupier/domain/people/notices';
import type { Tx } from '../../../platform/database.ts';
import type { LivePublication } from '../../../platform/outbox.ts';
import { insertDeliveries } from './deliveries-store.ts';
import { insertNotices, type NewNotice } from './notices-store.ts';
import type { OutwardChannel } from './notices-parts.ts';
import { countUnseenOf } from './count-unseen.ts';

/**
 * Keeps notices, and what has to be sent of them, with the commit. One that is there already is not written again, nor told of.
 * @returns news for the sockets of who may see it
 */
export async function writeNotices(
  tx: Tx,
  notices: readonly NewNotice[],
  now: Date,
): Promise<LivePublication[]> {
  if (notices.length === 0) return [];
  const inserted = await insertNotices(tx, notices);
  const written = notices.filter(({ id }) => inserted.delete(id));
  await insertDeliveries(tx, written.flatMap(waysOf), now);
  const { unseenOf, isInvited } = await countUnseenOf(
    tx,
    written.map(({ playerId }) => playerId),
    now,
  );
  return written
    .filter(({ playerId, kind }) => !specOf(kind).promotional || isInvited(playerId))
    .map(({ playerId, id, kind, requestId }) => ({
      playerId,
      requestId: requestId ?? undefined,
      message: { name: 'notice', data: { id, kind, is: 'new', unseen: unseenOf(playerId) } },
    }));
}

const waysOf = ({ playerId, id, kind }: NewNotice) =>
  specOf(kind)
    .channels.filter((channel): channel is OutwardChannel => channel !== 'inbox')
    .map((channel) => ({ playerId, noticeId: id, channel }));
