/** What Telegram tells when the owner of a chat writes to the bot. */
export const writtenBy = (chatId: number, text: string, code = 'en') => ({
  update_id: 1,
  message: {
    message_id: 5,
    date: 1_790_000_000,
    chat: { id: chatId, type: 'private', first_name: 'Anna' },
    from: { id: chatId, is_bot: false, first_name: 'Anna', language_code: code },
    text,
    entities: [{ type: 'bot_command', offset: 0, length: 6 }],
  },
});

/** What it tells when the owner of a chat stopped the bot, or let it in again. */
export const changedBy = (chatId: number, status: string) => ({
  update_id: 2,
  my_chat_member: {
    chat: { id: chatId, type: 'private' },
    from: { id: chatId, is_bot: false, first_name: 'Anna' },
    date: 1_790_000_000,
    old_chat_member: { status: 'member', user: { id: 123456 } },
    new_chat_member: { status, user: { id: 123456 }, until_date: 0 },
  },
});
