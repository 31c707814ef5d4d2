import { AVATAR_BYTES_MAX, DRAWN_AVATARS } from '@croupier/domain/people/avatars';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ProfileSchema } from '../players/index.ts';

const tag = 'avatars';

export const chooseAvatar = operation({
  method: 'POST',
  path: '/api/users/profile/avatar',
  access: 'player',
  tag,
  summary: 'Be shown with one of the drawings of the house',
  body: Closed({ drawn: Type.Enum([...DRAWN_AVATARS]) }),
  response: ProfileSchema,
});
export const uploadAvatar = operation({
  method: 'POST',
  path: '/api/users/profile/avatar-picture',
  access: 'player',
  tag,
  summary:
    'Be shown with a picture of mine: its middle is drawn anew as a small square, without what else is in the file',
  encoding: 'bytes',
  bodyMaxBytes: AVATAR_BYTES_MAX,
  body: Type.Unsafe<Uint8Array>({}),
  refuses: ['picture_unreadable', 'too_many_requests', 'unavailable'],
  rules: ['email_unanswered'],
  response: ProfileSchema,
});
export const removeAvatar = operation({
  method: 'DELETE',
  path: '/api/users/profile/avatar',
  access: 'player',
  tag,
  summary: 'Be shown without a picture; an upload is deleted',
  response: ProfileSchema,
});
export const avatarPicture = operation({
  method: 'GET',
  path: '/api/avatars/:id',
  access: 'public',
  tag,
  summary: 'The picture that a player uploaded; another picture has another address',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: Type.Unsafe<unknown>({}),
});
