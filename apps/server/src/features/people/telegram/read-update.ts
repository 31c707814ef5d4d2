import type { TelegramUpdate } from '@croupier/contract/people/telegram';

/** What the owner of a chat wants of the bot; `nothing`: what came is not for it. */
export type Wish =
  | { readonly is: 'link'; readonly secret: string; readonly chatId: bigint; readonly code: string }
  | { readonly is: 'stop' | 'talk'; readonly chatId: bigint; readonly code: string }
  | { readonly is: 'gone'; readonly chatId: bigint }
  | { readonly is: 'nothing' };

const NOTHING: Wish = { is: 'nothing' };
/** In a chat of two a command may name the bot, and there is no other. */
const COMMAND = /^\/(start|stop)(?:@[A-Za-z0-9_]{1,64})?(?:\s+(\S+))?\s*$/;

/**
 * What an update says. Only what somebody writes in their own chat with the bot counts: in a group anybody could end what is
 * another one's, and would be told of their play.
 */
export function readUpdate({ message, my_chat_member: change }: TelegramUpdate): Wish {
  if (change) {
    const { chat, from, new_chat_member: now } = change;
    const isGone = isOwn(chat, from.id) && now.status === 'kicked';
    return isGone ? { is: 'gone', chatId: BigInt(chat.id) } : NOTHING;
  }
  if (!message?.from || !isOwn(message.chat, message.from.id)) return NOTHING;
  const about = { chatId: BigInt(message.chat.id), code: message.from.language_code ?? '' };
  const [, command, secret] = COMMAND.exec(message.text ?? '') ?? [];
  if (command === 'stop') return { is: 'stop', ...about };
  return command === 'start' && secret !== undefined
    ? { is: 'link', secret, ...about }
    : { is: 'talk', ...about };
}

/** A chat of two has the id of whom the bot talks to. */
const isOwn = (chat: { id: number; type: string }, from: number): boolean =>
  chat.type === 'private' && chat.id === from;
