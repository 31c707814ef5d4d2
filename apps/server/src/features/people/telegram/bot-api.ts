import { Api, GrammyError } from 'grammy';
import type { TelegramBot } from '../../../platform/message-channels.ts';

const ANSWER_TIMEOUT_S = 10;
/** What a chat that cannot be written to any more is told by, beside 403. */
const NO_CHAT = /chat not found|user is deactivated|bot was blocked/;
/** An edit that changes nothing is as good as made. */
const UNCHANGED = /message is not modified/;

/** What is said in a chat: plain text, so that nothing in it can be marked up, and a button that leads to the site. */
export interface Saying {
  readonly text: string;
  readonly button?: { readonly text: string; readonly url: string } | undefined;
}

/** `gone`: the chat takes nothing from the bot any more. `refused`: no try will be better. */
export type BotOutcome =
  | { readonly is: 'sent'; readonly messageId: number }
  | { readonly is: 'gone' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'later'; readonly askedMs: number };

/** The Bot API as far as the house uses it (https://core.telegram.org/bots/api). */
export interface BotApi {
  send(chatId: bigint, saying: Saying): Promise<BotOutcome>;
  /** Says something else in a message that was sent. */
  edit(chatId: bigint, messageId: bigint, saying: Saying): Promise<BotOutcome>;
  /** Has Telegram call this address with the secret. @throws when it would not */
  callAt(url: string): Promise<void>;
}

/** @param timeoutS how long Telegram has to answer */
export function createBotApi(
  { token, secret, api: apiRoot }: TelegramBot,
  timeoutS = ANSWER_TIMEOUT_S,
): BotApi {
  const api = new Api(token, { apiRoot, timeoutSeconds: timeoutS });
  return {
    send: (chatId, { text, button }) =>
      outcomeOf(async () => {
        const sent = await api.sendMessage(Number(chatId), text, options(button));
        return sent.message_id;
      }),
    edit: (chatId, messageId, { text, button }) =>
      outcomeOf(async () => {
        await api.editMessageText(Number(chatId), Number(messageId), text, options(button));
        return Number(messageId);
      }, Number(messageId)),
    callAt: async (url) => {
      await api
        .setWebhook(url, { secret_token: secret, allowed_updates: ['message', 'my_chat_member'] })
        .catch((error: unknown) => {
          throw new Error(`Telegram was not told where to call: ${reasonOf(error)}`);
        });
    },
  };
}

const options = (button: Saying['button']) => ({
  // Neither an address in a nickname nor one of ours draws a picture from elsewhere.
  link_preview_options: { is_disabled: true },
  ...(button && { reply_markup: { inline_keyboard: [[button]] } }),
});

async function outcomeOf(call: () => Promise<number>, stands?: number): Promise<BotOutcome> {
  try {
    return { is: 'sent', messageId: await call() };
  } catch (error) {
    if (!(error instanceof GrammyError)) return { is: 'later', askedMs: 0 };
    const { error_code: code, description, parameters } = error;
    if (stands !== undefined && UNCHANGED.test(description)) return { is: 'sent', messageId: stands };
    if (code === 403 || NO_CHAT.test(description)) return { is: 'gone' };
    // 401 and 404: the token is wrong, which is no message's fault.
    if (code === 401 || code === 404 || code === 429 || code >= 500)
      return { is: 'later', askedMs: (parameters.retry_after ?? 0) * 1_000 };
    return { is: 'refused', why: description };
  }
}

/** What failed, without its address: the token is in it. */
const reasonOf = (error: unknown): string =>
  error instanceof GrammyError ? error.description : 'it does not answer';
