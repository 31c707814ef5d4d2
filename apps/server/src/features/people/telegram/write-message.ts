import { TELEGRAM_KEPT_MS, TELEGRAM_LABEL_MAX, TELEGRAM_TEXT_MAX } from '@croupier/domain/people/telegram';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { insertMessage, updateMessage } from './messages-store.ts';
import type { TelegramParts } from './telegram-parts.ts';

export interface TelegramText {
  readonly playerId: bigint;
  /** Plain, in the player's language; nothing in it is marked up. */
  readonly text: string;
  /** A button below it: `path` is one of the site, with its language. */
  readonly action?: { readonly label: string; readonly path: string } | undefined;
  /** The kind of a notice that invites: it is sent only while its player may be invited and wants to be. */
  readonly offer?: string | undefined;
}

export interface WriteTelegram {
  /**
   * Writes to the player's chat with the commit. @param noticeId by which it can be said anew; the same one is written once
   * @returns false where the player has no chat
   */
  send(tx: Tx, message: TelegramText & { readonly noticeId?: string }): Promise<boolean>;
  /** Says something else where a notice stands: before it is sent, in its place, and after that in the chat. */
  replace(tx: Tx, message: TelegramText & { readonly noticeId: string }): Promise<boolean>;
}

export function createTelegramWriter({ bot, clock }: Pick<TelegramParts, 'bot' | 'clock'>): WriteTelegram {
  const rowOf = ({ playerId, text: body, action, offer }: TelegramText) => {
    const now = clock.now();
    return {
      playerId,
      // Cut, and not refused: what an editor of texts wrote too long is better told by half than not.
      body: cut(body, TELEGRAM_TEXT_MAX),
      actionLabel: action ? cut(action.label, TELEGRAM_LABEL_MAX) : null,
      actionPath: action?.path ?? null,
      offer: offer ?? null,
      now,
      expiresAt: new Date(now.getTime() + TELEGRAM_KEPT_MS),
    };
  };
  return {
    send: async (tx, message) =>
      bot !== undefined &&
      insertMessage(tx, { ...rowOf(message), id: randomUUID(), noticeId: message.noticeId ?? null }),
    replace: async (tx, message) =>
      bot !== undefined && updateMessage(tx, { ...rowOf(message), noticeId: message.noticeId }),
  };
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
