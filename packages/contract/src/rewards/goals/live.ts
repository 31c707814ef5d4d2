import { GOAL_USES } from '@croupier/domain/rewards/goals';
import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** Something of mine in this mechanic is nearer its target, or farther. At most once a second; which, is asked: it may be hidden. */
  progress: { audience: 'personal', data: Closed({ of: Type.Enum([...GOAL_USES]) }) },
} as const;
