import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** My points, as they are now. */
  points: {
    audience: 'personal',
    data: Closed({ rewardPoints: Type.Integer(), tierPoints: Type.Integer() }),
  },
} as const;
