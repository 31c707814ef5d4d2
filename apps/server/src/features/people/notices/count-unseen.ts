import type { Queryable } from '../../../platform/database.ts';
import { countUnseen } from './notices-store.ts';
import { listRecipients } from './recipients-store.ts';

/** What each has not seen; nothing that invites is counted for who must not be invited now, as they are not shown it. */
export async function countUnseenOf(db: Queryable, playerIds: readonly bigint[], now: Date) {
  const all = [...new Set(playerIds)];
  const recipients = all.length === 0 ? [] : await listRecipients(db, all, now);
  const invited = new Set(
    recipients.filter(({ holds }) => holds.length === 0).map(({ playerId }) => playerId),
  );
  const counted = all.length === 0 ? [] : await countUnseen(db, all, [...invited]);
  const unseen = new Map(counted.map((one) => [one.playerId, one.unseen]));
  return {
    unseenOf: (playerId: bigint): number => unseen.get(playerId) ?? 0,
    isInvited: (playerId: bigint): boolean => invited.has(playerId),
  };
}
