import { ATTEMPT_OF } from '@croupier/domain/rewards/wheel';
import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I have another attempt; `count` is how many of this wheel or mini-game I have now. */
  attempts: {
    audience: 'personal',
    data: Closed({ of: Type.Enum([...ATTEMPT_OF]), code: Type.String(), count: Type.Integer() }),
  },
} as const;
