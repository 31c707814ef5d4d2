import { PASSWORD_LENGTH_MAX } from '@croupier/domain/people/players';
import Type from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';

export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH_MAX });
/** The secret of a link: 32 bytes as base64url. Pages have it after their `#`, where no server, log or Referer sees it. */
export const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const AgainSchema = Closed({
  /** When the same may be asked for again. */
  againAt: InstantSchema,
});
