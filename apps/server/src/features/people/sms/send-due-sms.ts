import { smsRetryMs } from '@croupier/domain/people/sms';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import type { SmsGateway } from '../../../platform/message-channels.ts';
import { handToGateway } from './hand-to-gateway.ts';
import type { SmsParts } from './sms-parts.ts';
import { claimDue, giveUp, markSent, putOff, type DueSms } from './sms-store.ts';

const AT_ONCE = 8;
const PAGE_MAX = 100;
/** A text that a process took and never told of is taken again after this: longer than a whole run. */
const CLAIM_MS = 2 * 60_000;

type SendParts = Pick<SmsParts, 'db' | 'clock' | 'warn' | 'tried' | 'mayGo'>;

/**
 * Hands over what is due. A process that dies between the answer and the commit hands over again, under the same id. What invites is judged anew at each try. What is too
 * old by then to be of use is given up, and its text goes.
 * @throws the first failure, when nothing is under way any more
 */
export async function sendDueSms(
  parts: SendParts,
  gateway: SmsGateway,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<void> {
  const now = parts.clock.now();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const few = fewAtATime(AT_ONCE);
  const due = await claimDue(parts.db, { now, claimedUntil, limit: PAGE_MAX });
  const ended = await Promise.allSettled(
    due.map((sms) =>
      few(async () => {
        if (signal?.aborted) return putOff(parts.db, sms.id, now);
        await handOver(parts, gateway, sms, timeoutMs);
      }),
    ),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function handOver(
  { db, clock, warn, tried, mayGo }: SendParts,
  gateway: SmsGateway,
  sms: DueSms,
  timeoutMs?: number,
): Promise<void> {
  const now = clock.now();
  if (now >= sms.expiresAt) {
    tried({ outcome: 'expired' });
    return giveUp(db, sms.id);
  }
  const { id, playerId, recipient: to, offer } = sms;
  if (offer !== null) {
    const at = await mayGo({ playerId, kind: offer, to });
    if (!at) {
      tried({ outcome: 'withdrawn' });
      return giveUp(db, id, 'withdrawn');
    }
    if (at > now) return putOff(db, id, at);
  }
  const outcome = await handToGateway(gateway, sms, timeoutMs);
  tried({ outcome: outcome.is });
  if (outcome.is === 'sent') return markSent(db, sms.id, now);
  if (outcome.is === 'later')
    return putOff(db, sms.id, new Date(now.getTime() + smsRetryMs(sms.attempts, outcome.askedMs)));
  warn('the SMS gateway refused a text', { sms: sms.id, status: outcome.status });
  await giveUp(db, sms.id);
}
