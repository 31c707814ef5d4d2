import {
  isLocked,
  judgeWay,
  noticeRetryMs,
  SEND_WITHIN_MS,
  specOf,
  type LeftOutReason,
} from '@croupier/domain/people/notices';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import {
  countTry,
  endDelivery,
  listDue,
  lockWaiting,
  putOff,
  type Delivery,
  type DeliveryKey,
} from './deliveries-store.ts';
import type { NoticesParts } from './notices-parts.ts';
import { findChoices, findQuietHours } from './preferences-store.ts';
import { findRecipient, type Recipient } from './recipients-store.ts';

const PAGE_MAX = 200;

/**
 * Hands over what is due, each by itself: it is judged now, by what the player chose and may be told now, and rendered now. Whatever comes
 * of it is written in the transaction in which its way takes it, so that a process that dies between leaves all or nothing.
 */
export async function handOverDue(parts: NoticesParts, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  for (const key of await listDue(db, { now: clock.now(), limit: PAGE_MAX })) {
    if (signal.aborted) return;
    try {
      await handOver(parts, key);
    } catch (error) {
      await restAfter(parts, key, error);
    }
  }
}

/** Once, however many do it at once. */
export async function handOver(parts: NoticesParts, key: DeliveryKey): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const delivery = await lockWaiting(tx, key, now);
    if (!delivery) return;
    const recipient = await findRecipient(tx, key.playerId, now);
    const verdict = await judge(parts, tx, { delivery, recipient, now });
    if (verdict instanceof Date) return putOff(tx, delivery, verdict);
    const reason = verdict ?? (await hand(parts, tx, delivery, recipient));
    await endDelivery(tx, delivery, { reason, now });
  });
}

/** @returns why it does not go, or until when it waits; nothing where it goes now */
async function judge(
  { ways }: NoticesParts,
  tx: Tx,
  { delivery, recipient, now }: { delivery: Delivery; recipient: Recipient; now: Date },
): Promise<LeftOutReason | Date | undefined> {
  const { playerId, kind, channel, since } = delivery;
  if (now.getTime() - since.getTime() > SEND_WITHIN_MS) return 'too-late';
  const verdict = judgeWay(kind, channel, {
    choices: await findChoices(tx, playerId),
    reachable: (await ways[channel].reaches(tx, recipient)) ? [channel] : [],
    holds: recipient.holds,
    quiet: await findQuietHours(tx, playerId),
    timeZone: REGION_TIME_ZONES[recipient.region],
    now,
  });
  if ('leftOut' in verdict) return verdict.leftOut;
  return verdict.at > now ? verdict.at : undefined;
}

async function hand(
  { ways, render, tokens, siteUrl }: NoticesParts,
  tx: Tx,
  { playerId, noticeId, kind, params, channel, isAgain }: Delivery,
  recipient: Recipient,
): Promise<LeftOutReason | undefined> {
  const { category } = specOf(kind);
  const token =
    channel === 'email' && !isLocked(category, channel) ? tokens.of(playerId, category) : undefined;
  const { language, brand, region } = recipient;
  const wanted = {
    ...{ kind, language, brand, region, params },
    // Behind `#`, so that no log of a page has it.
    ...(token !== undefined && { unsubscribeUrl: `${siteUrl}/${language}/unsubscribe#${token}` }),
  };
  const rendered = await render(wanted, tx);
  const unsubscribe = token && `${siteUrl}/api/notices/unsubscribe?token=${token}`;
  return ways[channel].hand(tx, { noticeId, kind, recipient, rendered, isAgain, unsubscribe });
}

/** One that fails comes after the others, later each time, until it is too late. */
async function restAfter({ db, clock, error }: NoticesParts, key: DeliveryKey, err: unknown): Promise<void> {
  const about = { player: String(key.playerId), notice: key.noticeId, channel: key.channel };
  error('a notice could not be handed over', { ...about, err });
  await db.transaction(async (tx) => {
    const tries = await countTry(tx, key);
    if (tries !== undefined) await putOff(tx, key, new Date(clock.now().getTime() + noticeRetryMs(tries)));
  });
}
