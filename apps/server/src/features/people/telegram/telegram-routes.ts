import * as contract from '@croupier/contract/people/telegram';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askLink } from './ask-link.ts';
import { isFromTelegram } from './is-from-telegram.ts';
import { moveMessage } from './messages-store.ts';
import { takeUpdate } from './take-update.ts';
import type { TelegramParts } from './telegram-parts.ts';
import { unlinkChat } from './unlink-chat.ts';

export function telegramRoutes(http: Http, parts: TelegramParts): void {
  http.handle(contract.linkTelegram, ({ player }) => askLink(parts, player.playerId));
  http.handle(contract.unlinkTelegram, async ({ player }) => {
    await unlinkChat(parts.db, { playerId: player.playerId }, 'player');
    return { done: true as const };
  });
  http.handle(contract.telegramCallback, async ({ input, headers }) => {
    if (!isFromTelegram(parts.bot, headers)) return refuse('unauthorised');
    return takeUpdate(parts, input.body);
  });
  http.handle(contract.telegramMessageMoved, async ({ input, headers }) => {
    if (!isFromTelegram(parts.bot, headers)) return refuse('unauthorised');
    const { chatId, noticeId, messageId } = input.body;
    const moved = { chatId: BigInt(chatId), noticeId, messageId: BigInt(messageId) };
    return (await moveMessage(parts.db, moved)) ? { done: true as const } : refuse('not_found');
  });
}
