import { CATEGORIES, CHANNELS, KEPT_KINDS } from '@croupier/domain/people/notices';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const NOTICES_PAGE = 20;

/** What the house told a player, in their language. */
export const NoticeSchema = Closed({
  id: IdempotencyKeySchema,
  kind: Type.Enum([...KEPT_KINDS]),
  category: Type.Enum([...CATEGORIES]),
  title: Type.String(),
  /** Paragraphs, with an empty line between them. */
  text: Type.String(),
  /** Where it leads: a path of the site without its language. */
  action: Type.Union([Closed({ label: Type.String(), to: Type.String() }), Type.Null()]),
  at: InstantSchema,
  seen: Type.Boolean(),
  /** It stands in the way until its player says that they have read it, or null where it need not be said. */
  confirmed: Type.Union([Type.Boolean(), Type.Null()]),
});
export type Notice = Static<typeof NoticeSchema>;

/** The latest first. */
const NoticesSchema = Closed({
  notices: Type.Array(NoticeSchema),
  /** Where the past goes on; null at its beginning. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** How many nobody has seen; counted up to 100. */
  unseen: Type.Integer(),
});

export const listNotices = operation({
  method: 'GET',
  path: '/api/notices',
  access: 'player',
  tag: 'notices',
  summary: 'What the house told me, the latest first',
  query: Closed({
    after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' })),
    category: Type.Optional(Type.Enum([...CATEGORIES])),
    /** Only those that stand in my way. */
    unconfirmed: Type.Optional(Type.Literal('true')),
  }),
  refuses: ['invalid_request'],
  response: NoticesSchema,
});

export const countNotices = operation({
  method: 'GET',
  path: '/api/notices/unseen',
  access: 'player',
  tag: 'notices',
  summary: 'How many of them I have not seen, and whether one stands in my way',
  response: Closed({ unseen: Type.Integer(), unconfirmed: Type.Boolean() }),
});

export const seeNotices = operation({
  method: 'POST',
  path: '/api/notices/seen',
  access: 'player',
  tag: 'notices',
  summary: 'I have seen this one, and all before it',
  body: Closed({ upTo: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: Closed({ unseen: Type.Integer() }),
});

const ChannelSchema = Type.Enum([...CHANNELS]);
const CategorySchema = Type.Enum([...CATEGORIES]);

/** Minutes from midnight where the player lives, on a quarter of an hour. */
const MinuteSchema = Type.Integer({ minimum: 0, maximum: 1425, multipleOf: 15 });
export const QuietHoursSchema = Closed({ fromMinute: MinuteSchema, toMinute: MinuteSchema });

export const PreferencesSchema = Closed({
  /** Every kind of news by every way that it may go. */
  ways: Type.Array(
    Closed({
      category: CategorySchema,
      channel: ChannelSchema,
      isOn: Type.Boolean(),
      /** It is not for the player to choose. */
      isLocked: Type.Boolean(),
    }),
  ),
  /** The ways by which there is an address of the player's now. */
  reachable: Type.Array(ChannelSchema),
  quietHours: Type.Union([QuietHoursSchema, Type.Null()]),
  /** By whose clocks. */
  timeZone: Type.String(),
});
export type NoticePreferences = Static<typeof PreferencesSchema>;

export const noticePreferences = operation({
  method: 'GET',
  path: '/api/notices/preferences',
  access: 'player',
  tag: 'notices',
  summary: 'By which ways I am told of what, and when I am not disturbed',
  response: PreferencesSchema,
});

export const saveNoticePreferences = operation({
  method: 'POST',
  path: '/api/notices/preferences',
  access: 'player',
  tag: 'notices',
  summary: 'Choose ways, or quiet hours: what is not named stays; a way that is locked is refused',
  body: Closed({
    ways: Type.Optional(
      Type.Array(Closed({ category: CategorySchema, channel: ChannelSchema, isOn: Type.Boolean() }), {
        minItems: 1,
        maxItems: 40,
      }),
    ),
    quietHours: Type.Optional(Type.Union([QuietHoursSchema, Type.Null()])),
  }),
  refuses: ['invalid_request'],
  response: PreferencesSchema,
});

export const confirmEvent = operation({
  method: 'POST',
  path: '/api/event/confirm',
  access: 'player',
  tag: 'notices',
  summary: 'I have read this notice. Said again, it changes nothing',
  body: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: DoneSchema,
});

export const resendEvent = operation({
  method: 'POST',
  path: '/api/event/resend',
  access: 'player',
  tag: 'notices',
  summary:
    'Send this notice to me again by the ways I chose; three minutes after the last time at the soonest',
  body: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found', 'too_many_requests'],
  response: DoneSchema,
});

/** What is in a letter's way to end its like; of no meaning to who holds it. */
export const UnsubscribeTokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{20,200}$' });

export const unsubscribe = operation({
  method: 'POST',
  path: '/api/notices/unsubscribe',
  // A mail program presses it (RFC 8058), which has neither a session nor a page that it stands on: the token is the proof.
  access: 'server',
  tag: 'notices',
  summary: 'No more letters of the kind that this token came with. Pressed again, it changes nothing',
  encoding: 'unread',
  query: Closed({ token: UnsubscribeTokenSchema }),
  refuses: ['not_found'],
  response: Closed({ category: CategorySchema }),
});
