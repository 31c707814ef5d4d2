import type { unmaskPlayer as operation } from '@croupier/contract/office/player-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { MaskedValueName } from '@croupier/contract/office/player-desk';
import { findPlayerById, readTaxNumber } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** One masked value, as it is. The log has that it was asked for and why, and not the value. */
export async function unmaskPlayer(
  { db, taxBox, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, value, reason }: { id: bigint; value: MaskedValueName; reason: string },
): Promise<{ value: string } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const player = id === BigInt.asIntN(64, id) ? await findPlayerById(tx, id) : undefined;
    const shown = player && (value === 'email' ? player.email : await readTaxNumber(tx, taxBox, id));
    if (shown === undefined) return refuse('not_found');
    await record(tx, actorOf(call), {
      act: 'unmask.player',
      subject: subjectOf(id),
      after: { value },
      reason,
    });
    return { value: shown };
  });
}
