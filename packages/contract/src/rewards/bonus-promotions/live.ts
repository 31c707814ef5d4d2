import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I got a part: `POST /api/bonuses/bonus-promotion` has all of them. */
  part: { audience: 'personal', data: Closed({ code: Type.String(), part: Type.String() }) },
} as const;
