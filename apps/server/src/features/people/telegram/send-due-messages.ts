import { telegramRetryMs } from '@croupier/domain/people/telegram';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import type { BotApi, BotOutcome, Saying } from './bot-api.ts';
import { claimDue, giveUp, markSent, putOff, putOffChat, type DueMessage } from './messages-store.ts';
import type { TelegramParts } from './telegram-parts.ts';
import { unlinkChat } from './unlink-chat.ts';

/** Telegram takes about 30 messages a second from a bot, and one a second in a chat. */
const AT_ONCE = 4;
const PAGE_MAX = 30;
/** A message that a process took and never told of is taken again after this: longer than a whole run. */
const CLAIM_MS = 5 * 60_000;

type SendParts = Pick<TelegramParts, 'db' | 'clock' | 'warn' | 'tried' | 'publicUrl' | 'mayGo'>;

/**
 * Hands over what is due: the messages of a chat one after the other, a few chats at a time. A chat that takes nothing now waits
 * with all that is written to it; who has blocked the bot is linked no more. A process that dies between the answer and the
 * commit sends again: Telegram knows no key that would spare it.
 * @throws the first failure, when nothing is under way any more
 */
export async function sendDueMessages(parts: SendParts, api: BotApi, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const due = await claimDue(parts.db, { now, claimedUntil, limit: PAGE_MAX });
  const few = fewAtATime(AT_ONCE);
  // What Telegram asks for when there was too much of all is asked of every chat.
  let restsUntil: Date | undefined;
  const ended = await Promise.allSettled(
    [...Map.groupBy(due, ({ chatId }) => chatId)].map(([chatId, messages]) =>
      few(async () => {
        if (signal?.aborted || restsUntil) return putOffChat(parts.db, chatId, restsUntil ?? now);
        const outcome = await sendToChat(parts, api, messages);
        if (outcome?.is === 'later' && outcome.askedMs > 0)
          restsUntil = new Date(parts.clock.now().getTime() + outcome.askedMs);
      }),
    ),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** @returns what stopped it before the last one, if anything did */
async function sendToChat(
  parts: SendParts,
  api: BotApi,
  messages: readonly DueMessage[],
): Promise<BotOutcome | undefined> {
  for (const message of messages) {
    if (!(await mayGoNow(parts, message))) continue;
    const outcome = await handOver(parts, api, message);
    if (outcome.is === 'gone' || outcome.is === 'later') return outcome;
  }
  return undefined;
}

/** What invites is judged anew at each try; one that may go later waits by itself. */
async function mayGoNow({ db, clock, tried, mayGo }: SendParts, message: DueMessage): Promise<boolean> {
  const { id, playerId, offer } = message;
  if (offer === null) return true;
  const at = await mayGo({ playerId, kind: offer });
  if (at && at <= clock.now()) return true;
  if (at) await putOff(db, id, at);
  else {
    tried({ outcome: 'withdrawn' });
    await giveUp(db, id, 'withdrawn');
  }
  return false;
}

async function handOver(parts: SendParts, api: BotApi, message: DueMessage): Promise<BotOutcome> {
  const { db, clock, warn, tried } = parts;
  const { id, playerId, chatId, messageId, attempts } = message;
  const now = clock.now();
  if (now >= message.expiresAt) {
    tried({ outcome: 'expired' });
    await giveUp(db, id);
    return { is: 'refused', why: 'expired' };
  }
  const saying = sayingOf(message, parts.publicUrl);
  const outcome = await (messageId === null ? api.send(chatId, saying) : api.edit(chatId, messageId, saying));
  tried({ outcome: outcome.is });
  if (outcome.is === 'sent') await markSent(db, message, outcome.messageId, now);
  else if (outcome.is === 'gone') await unlinkChat(db, { playerId, chatId }, 'chat');
  else if (outcome.is === 'later') {
    const waitMs = telegramRetryMs(attempts, outcome.askedMs);
    await putOffChat(db, chatId, new Date(now.getTime() + waitMs));
  } else {
    warn('Telegram refused a message', { message: id, why: outcome.why });
    await giveUp(db, id);
  }
  return outcome;
}

/** Telegram makes no button of an address that is not https: a developer's machine has none. */
function sayingOf({ body, actionLabel, actionPath }: DueMessage, publicUrl: string): Saying {
  const hasButton = actionLabel !== null && actionPath !== null && publicUrl.startsWith('https:');
  return {
    text: body,
    ...(hasButton && { button: { text: actionLabel, url: `${publicUrl}${actionPath}` } }),
  };
}
