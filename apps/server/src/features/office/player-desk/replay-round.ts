import type { replayRound as operation } from '@croupier/contract/office/player-desk';
import { isRefusal, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** The replay of a round on the players' site. A round that nobody shared gets its link here, as if its player had shared it. */
export async function replayRound(
  { db, rounds, record, config }: PlayerDeskParts,
  call: OfficeCall,
  { id, round, reason }: { id: bigint; round: string; reason: string },
): Promise<{ url: string } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const shared = await rounds.share(tx, id, round);
    if (isRefusal(shared)) return shared;
    await record(tx, actorOf(call), {
      act: 'replay.round',
      subject: subjectOf(id),
      after: { round },
      reason,
    });
    return { url: replayUrl(config.publicUrl, shared.ticket) };
  });
}

/** Where the players' site shows a shared round. */
export const replayUrl = (publicUrl: string, ticket: string): string =>
  new URL(`/en/share/${ticket}`, publicUrl).href;
