import { telegramCallback } from '@croupier/contract/people/telegram';
import type { Job } from '../../../platform/jobs.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createBotApi, type BotApi } from './bot-api.ts';
import { deleteLinksBefore } from './chats-store.ts';
import { deleteOlder } from './messages-store.ts';
import { sendDueMessages } from './send-due-messages.ts';
import { telegramListeners } from './telegram-listeners.ts';
import type { TelegramParts } from './telegram-parts.ts';
import { telegramRoutes } from './telegram-routes.ts';
import { createTelegramWriter, type WriteTelegram } from './write-message.ts';
import { TELEGRAM_PERSONAL } from './personal-store.ts';

const SEND_EVERY_MS = 1_000;
const CALL_AT_EVERY_MS = 30_000;
const CLEAN_EVERY_MS = 3_600_000;
const TIMEOUT_MS = 60_000;
/** A message can be said anew, and is told in the office, for so long. */
const KEPT_MS = 30 * 86_400_000;

type TelegramPlatform = Needs<'db' | 'clock' | 'meters' | 'warn', 'telegram' | 'publicUrl' | 'brand'>;

export interface Telegram {
  module: Module;
  write: WriteTelegram;
}

/**
 * Notices to chats that players link to their account.
 * @param above notices know who may be invited; they lie above this feature
 */
export function createTelegram(platform: TelegramPlatform, above: { mayGo: MayGo }): Telegram {
  const { config, meters } = platform;
  const { telegram: bot, publicUrl, brand } = config;
  const parts: TelegramParts = {
    ...platform,
    ...above,
    ...{ bot, publicUrl, brand },
    api: bot && createBotApi(bot),
    tried: meters.counter('croupier_telegram_tries_total', 'Messages handed to Telegram, by how it ended', [
      'outcome',
    ]),
  };
  return {
    write: createTelegramWriter(parts),
    module: {
      name: 'telegram',
      personal: TELEGRAM_PERSONAL,
      routes: (http) => telegramRoutes(http, parts),
      listeners: telegramListeners,
      jobs: parts.api ? jobsOf(parts, parts.api) : [],
    },
  };
}

function jobsOf(parts: TelegramParts, api: BotApi): Job[] {
  const { db, clock, publicUrl } = parts;
  let isTold = false;
  const callAt: Job = {
    name: 'telegram-webhook',
    everyMs: CALL_AT_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    // Once after each start: the address, the secret and what is asked for come from the settings, and stay as they are till then.
    run: async () => {
      if (isTold) return;
      await api.callAt(`${publicUrl}${telegramCallback.path}`);
      isTold = true;
    },
  };
  const send: Job = {
    name: 'send-telegram',
    everyMs: SEND_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (signal) => sendDueMessages(parts, api, signal),
  };
  const clean: Job = {
    name: 'clean-telegram',
    everyMs: CLEAN_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: async () => {
      await deleteLinksBefore(db, clock.now());
      await deleteOlder(db, new Date(clock.now().getTime() - KEPT_MS));
    },
  };
  // Telegram calls nothing but https.
  return publicUrl.startsWith('https:') ? [callAt, send, clean] : [send, clean];
}
