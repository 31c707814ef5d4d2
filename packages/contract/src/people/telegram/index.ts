import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const linkTelegram = operation({
  method: 'POST',
  path: '/api/users/profile/telegram',
  access: 'player',
  stepUp: true,
  tag: 'telegram',
  summary:
    'A link into the chat with the bot, which makes that chat the player’s; good once, and the newest alone',
  refuses: ['unavailable'],
  response: Closed({
    url: Type.String(),
    /** The same as a QR code (SVG), for whose Telegram is on another device. */
    drawing: Type.String(),
    expiresAt: InstantSchema,
  }),
});
export const unlinkTelegram = operation({
  method: 'DELETE',
  path: '/api/users/profile/telegram',
  access: 'player',
  stepUp: true,
  tag: 'telegram',
  summary: 'Nothing more is written to the player’s chat; without one it does nothing',
  response: DoneSchema,
});

/** Telegram adds fields whenever it likes: of what it sends only what is read here has a form. */
const Lenient = <const P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: true });
/** Telegram promises whole numbers of at most 52 bits. */
const TelegramIdSchema = Type.Integer({ minimum: -(2 ** 52), maximum: 2 ** 52 });
const ChatSchema = Lenient({ id: TelegramIdSchema, type: Type.String({ maxLength: 40 }) });
const UserSchema = Lenient({
  id: TelegramIdSchema,
  language_code: Type.Optional(Type.String({ maxLength: 40 })),
});

/** What Telegram tells the bot (https://core.telegram.org/bots/api#update). */
export const TelegramUpdateSchema = Lenient({
  update_id: Type.Integer({ minimum: 0 }),
  message: Type.Optional(
    Lenient({
      message_id: TelegramIdSchema,
      chat: ChatSchema,
      from: Type.Optional(UserSchema),
      text: Type.Optional(Type.String({ maxLength: 16_384 })),
    }),
  ),
  my_chat_member: Type.Optional(
    Lenient({
      chat: ChatSchema,
      from: UserSchema,
      new_chat_member: Lenient({ status: Type.String({ maxLength: 40 }) }),
    }),
  ),
});
export type TelegramUpdate = Static<typeof TelegramUpdateSchema>;

/** An update may be longer than a call of the site: texts come escaped, and what was answered comes with it. */
const UPDATE_BYTES_MAX = 256 * 1024;

/** Telegram's webhook. It proves itself by the header `X-Telegram-Bot-Api-Secret-Token`. */
export const telegramCallback = operation({
  method: 'POST',
  path: '/api/tgbridge/callback',
  access: 'server',
  tag: 'telegram',
  summary: 'Telegram tells what was written to the bot; the answer is what the bot says to it',
  body: TelegramUpdateSchema,
  bodyMaxBytes: UPDATE_BYTES_MAX,
  refuses: ['unauthorised'],
  response: Closed({
    method: Type.Optional(Type.Literal('sendMessage')),
    chat_id: Type.Optional(Type.Integer()),
    text: Type.Optional(Type.String()),
  }),
});

/** A bridge that copies a notice within its chat says under which message it stands now; proven as the webhook is. */
export const telegramMessageMoved = operation({
  method: 'POST',
  path: '/api/tgbridge/callback/update-messageId',
  access: 'server',
  tag: 'telegram',
  summary: 'The message of a chat that a notice stands in now: what becomes of the notice is told there',
  body: Closed({
    chatId: TelegramIdSchema,
    noticeId: IdempotencyKeySchema,
    messageId: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  }),
  refuses: ['unauthorised', 'not_found'],
  response: DoneSchema,
});
