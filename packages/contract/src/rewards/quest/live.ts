import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I take part in a quest, a step of it is done, or it ended: `GET /api/quest` has it. At most once a second. */
  quest: { audience: 'personal', data: Closed({ code: Type.String() }) },
} as const;
