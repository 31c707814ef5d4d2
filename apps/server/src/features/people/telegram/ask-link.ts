import type { OutputOf } from '@croupier/contract/kit';
import type { linkTelegram as operation } from '@croupier/contract/people/telegram';
import { TELEGRAM_LINK_MS } from '@croupier/domain/people/telegram';
import { renderSVG } from 'uqr';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { upsertLink } from './chats-store.ts';
import { hashOfSecret, newSecret } from './link-secret.ts';
import type { TelegramParts } from './telegram-parts.ts';

/** A link into the chat with the bot. Whoever brings its secret there has their chat linked to this player, once. */
export async function askLink(
  { db, clock, bot }: TelegramParts,
  playerId: bigint,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  if (!bot) return refuse('unavailable');
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + TELEGRAM_LINK_MS);
  await upsertLink(db, { playerId, tokenHash: hashOfSecret(secret)!, expiresAt });
  const url = `https://t.me/${bot.name}?start=${secret}`;
  return { url, drawing: renderSVG(url, { border: 2 }), expiresAt: expiresAt.toISOString() };
}
