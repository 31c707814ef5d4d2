import { PIGGY_STATES } from '@croupier/domain/rewards/piggy-bank';
import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A piggy bank of mine was started or broken, in another tab maybe: `GET /api/piggy-bank` has it. */
  piggyBank: { audience: 'personal', data: Closed({ state: Type.Enum([...PIGGY_STATES]) }) },
} as const;
