export { createTelegram } from './telegram-module.ts';
export { isLinkedToTelegram } from './chats-store.ts';
export type { WriteTelegram } from './write-message.ts';
