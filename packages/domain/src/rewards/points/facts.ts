import { REWARD_SOURCES } from '../rewards/index.ts';
import { POINT_WAYS } from './index.ts';

export const FACTS = {
  /** Points of a player moved; `left` is what they can spend then, `tier` what counts for a level. */
  'points.moved': {
    way: POINT_WAYS,
    points: 'count',
    left: 'count',
    tier: 'count',
    source: REWARD_SOURCES,
    code: 'text',
  },
} as const;
