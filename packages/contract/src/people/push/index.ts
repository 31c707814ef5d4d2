import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, IdempotencyKeySchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** A device token: the subscription of a browser as `PushSubscription.toJSON()` writes it, without what runs out. */
export const DeviceTokenSchema = Closed({
  /** Where its push service takes messages for it. */
  endpoint: Type.String({ maxLength: 1_024, pattern: '^https?://' }),
  keys: Closed({
    /** An uncompressed point of P-256, and 16 random bytes; both base64url. */
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  }),
});
export type DeviceToken = Static<typeof DeviceTokenSchema>;

export const pushKey = operation({
  method: 'GET',
  path: '/api/app/push-key',
  access: 'public',
  tag: 'push',
  summary: 'The key that a browser subscribes under; null where this house sends nothing',
  response: Closed({ key: Type.Union([Type.String(), Type.Null()]) }),
});
const refuses = ['invalid_request', 'conflict', 'unavailable'] as const;
export const keepDevice = operation({
  method: 'POST',
  path: '/api/users/profile/fcm',
  access: 'player',
  tag: 'push',
  summary: 'Keep a device token for as long as this session lives; its id is in `subscribedPushIds`',
  body: Closed({ token: DeviceTokenSchema }),
  refuses,
  response: Closed({ id: IdempotencyKeySchema }),
});
export const forgetDevice = operation({
  method: 'DELETE',
  path: '/api/users/profile/fcm',
  access: 'player',
  tag: 'push',
  summary: 'Forget the device token of this session',
  response: DoneSchema,
});
export const updateDevice = operation({
  method: 'POST',
  path: '/inner/push/update',
  access: 'player',
  tag: 'push',
  summary: 'The browser has another subscription now: the service worker says so',
  body: Closed({ token: DeviceTokenSchema }),
  refuses,
  response: Closed({ id: IdempotencyKeySchema }),
});

/** What arrives at the service worker. */
export const PushNoticeSchema = Closed({
  id: IdempotencyKeySchema,
  title: Type.String(),
  text: Type.String(),
  /** Path of the site that a press on it opens. */
  to: Type.String(),
});
export type PushNotice = Static<typeof PushNoticeSchema>;
