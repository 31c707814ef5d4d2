export { createTelegram } from './telegram-module.ts';
export { unlinkChatSince } from './unlink-chat-since.ts';
export { isLinkedToTelegram } from './chats-store.ts';
export type { WriteTelegram } from './write-message.ts';
