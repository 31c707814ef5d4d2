import { feature } from '../../../platform/feature.ts';

export const TELEGRAM = feature({
  name: 'telegram',
  level: 3,
  about: 'chats that players linked',
  owns: ['telegram_chat', 'telegram_link', 'telegram_message'],
});

export { createTelegram } from './telegram-module.ts';
export { unlinkChatSince } from './unlink-chat-since.ts';
export { isLinkedToTelegram } from './chats-store.ts';
export type { WriteTelegram } from './write-message.ts';
