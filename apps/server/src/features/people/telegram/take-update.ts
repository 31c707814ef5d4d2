import type { OutputOf } from '@croupier/contract/kit';
import type { TelegramUpdate, telegramCallback } from '@croupier/contract/people/telegram';
import { BRAND_IDENTITIES } from '@croupier/domain/site/brands';
import { TELEGRAM_LINK_MS } from '@croupier/domain/people/telegram';
import { LANGUAGE_TAGS, LANGUAGES } from '@croupier/domain/site/regions';
import { BOT_WORDS } from './bot-words.ts';
import { isChatLinked } from './chats-store.ts';
import { linkChat } from './link-chat.ts';
import { readUpdate, type Wish } from './read-update.ts';
import type { TelegramParts } from './telegram-parts.ts';
import { unlinkChat } from './unlink-chat.ts';

type Saying = keyof (typeof BOT_WORDS)['en'];

/**
 * Does what the owner of a chat wants of the bot. Its answer is the call that Telegram makes in the bot's name, so that there is
 * nothing to send and nothing to lose. Telegram tells the same again until it has an answer: all of this may be done twice.
 */
export async function takeUpdate(
  parts: TelegramParts,
  update: TelegramUpdate,
): Promise<OutputOf<typeof telegramCallback>> {
  const wish = readUpdate(update);
  const saying = await answer(parts, wish);
  if (saying === undefined || wish.is === 'nothing' || wish.is === 'gone') return {};
  const text = wordsFor(parts, wish.code, saying);
  return { method: 'sendMessage', chat_id: Number(wish.chatId), text };
}

async function answer(parts: TelegramParts, wish: Wish): Promise<Saying | undefined> {
  if (wish.is === 'nothing') return undefined;
  const { chatId } = wish;
  if (wish.is === 'link') {
    // The notice of it is what the chat is told; told of the same link again, as well.
    const since = new Date(parts.clock.now().getTime() - TELEGRAM_LINK_MS);
    if (await linkChat(parts, wish.secret, chatId)) return undefined;
    return (await isChatLinked(parts.db, chatId, since)) ? undefined : 'over';
  }
  if (wish.is === 'talk') return (await isChatLinked(parts.db, chatId)) ? 'known' : 'stranger';
  await unlinkChat(parts.db, { chatId }, 'chat');
  return wish.is === 'stop' ? 'stopped' : undefined;
}

/** In the language that the owner's Telegram has, where the house speaks it. */
function wordsFor({ brand, publicUrl }: TelegramParts, code: string, saying: Saying): string {
  const [main] = code.toLowerCase().split('-');
  const language = LANGUAGES.find((one) => LANGUAGE_TAGS[one].split('-')[0] === main) ?? 'en';
  return BOT_WORDS[language][saying]
    .replaceAll('{site}', publicUrl)
    .replaceAll('{house}', BRAND_IDENTITIES[brand].name);
}
