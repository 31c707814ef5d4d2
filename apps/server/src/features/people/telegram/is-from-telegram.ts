import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { TelegramBot } from '../../../platform/message-channels.ts';

const HEADER = 'x-telegram-bot-api-secret-token';

/** Whether a call brings the secret that Telegram was told with the address. Its time says nothing about what was close. */
export function isFromTelegram(bot: TelegramBot | undefined, headers: IncomingHttpHeaders): boolean {
  const given = headers[HEADER];
  if (!bot || typeof given !== 'string') return false;
  return timingSafeEqual(digest(given), digest(bot.secret));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
