import type { cancelPlayerBonus as operation } from '@croupier/contract/office/player-desk';
import { isRefusal, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** Cancels a bonus of a player. Of two at once the second is told that it is over. */
export async function cancelPlayerBonus(
  { db, cancelBonus, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, bonus, reason }: { id: bigint; bonus: string; reason: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const canceled = await cancelBonus(tx, { playerId: id, id: bonus });
    if (isRefusal(canceled)) return canceled;
    const { code, state } = canceled;
    const { amountMinor, wagerMinor, wagerLeftMinor } = canceled.bonus.grant ?? {};
    await record(tx, actorOf(call), {
      ...{ act: 'cancel.bonus', subject: subjectOf(id), reason },
      before: {
        ...{ bonus, code, state, currency: canceled.bonus.currency },
        ...(amountMinor !== undefined && {
          ...{ amountMinor: String(amountMinor), wagerMinor: String(wagerMinor) },
          wagerLeftMinor: String(wagerLeftMinor),
        }),
      },
      after: { bonus, state: 'CANCELED' },
    });
    return { done: true };
  });
}
