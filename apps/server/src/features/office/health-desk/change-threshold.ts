import type { Alarm } from '@croupier/domain/office/health-desk';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { actorOf } from '../audit/feature.ts';
import type { HealthDeskParts } from './health-desk-parts.ts';
import { lockThreshold, setThreshold } from './health-desk-store.ts';

/** Says from where on an alarm is told, or has it told as the product ships it. */
export async function changeThreshold(
  { db, record }: HealthDeskParts,
  call: { operator: SignedInOperator; requestId: string; ip: string },
  { alarm, above, reason }: { alarm: Alarm; above: number | null; reason: string },
): Promise<{ done: true }> {
  return db.transaction(async (tx) => {
    const before = { above: (await lockThreshold(tx, alarm)) ?? null };
    await setThreshold(tx, alarm, above);
    const act = { act: 'change.alarm', subject: ['alarm', alarm] as const };
    await record(tx, actorOf(call), { ...act, before, after: { above }, reason });
    return { done: true } as const;
  });
}
