import { pushRetryMs } from '@croupier/domain/people/push';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import { deleteDelivery, listDue, putOff, type Delivery } from './deliveries-store.ts';
import { deleteDevice } from './devices-store.ts';
import type { PushKeys, PushParts } from './push-parts.ts';
import { sendPush } from './send-push.ts';

const AT_ONCE = 8;
const PAGE_MAX = 200;

/**
 * Sends what is due. A process that dies between the sending and the commit sends again: at least once. What a push service
 * cannot take now waits; what invites is judged anew at each try; a device that is no more goes, with all that waits for it.
 * @throws the first failure, when nothing is under way any more: what went on would meet the next run
 */
export async function sendDue(parts: PushParts, signal?: AbortSignal): Promise<void> {
  const { keys, db, clock } = parts;
  if (!keys) return;
  const few = fewAtATime(AT_ONCE);
  const due = await listDue(db, { now: clock.now(), limit: PAGE_MAX });
  const ended = await Promise.allSettled(
    due.map((delivery) =>
      few(async () => {
        if (!signal?.aborted) await deliver(parts, keys, delivery);
      }),
    ),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function deliver(
  { db, clock, warn, tried, mayGo }: PushParts,
  keys: PushKeys,
  delivery: Delivery,
): Promise<void> {
  const now = clock.now();
  if (now >= delivery.expiresAt) {
    tried({ outcome: 'expired' });
    return deleteDelivery(db, delivery);
  }
  if (delivery.offer !== null) {
    const at = await mayGo({ playerId: delivery.playerId, kind: delivery.offer });
    if (!at) {
      tried({ outcome: 'withdrawn' });
      return deleteDelivery(db, delivery);
    }
    if (at > now) return putOff(db, delivery, at);
  }
  const outcome = await sendPush(delivery, keys, now);
  tried({ outcome: outcome.is });
  if (outcome.is === 'gone') return deleteDevice(db, delivery.deviceId);
  if (outcome.is === 'later') {
    const waitMs = pushRetryMs(delivery.tries + 1, outcome.askedMs);
    return putOff(db, delivery, new Date(now.getTime() + waitMs));
  }
  if (outcome.is === 'refused')
    warn('a push service refused a notice', {
      message: delivery.messageId,
      service: new URL(delivery.endpoint).origin,
    });
  await deleteDelivery(db, delivery);
}
