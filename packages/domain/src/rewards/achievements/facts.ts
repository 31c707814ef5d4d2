import { ACHIEVEMENT_TIERS } from './index.ts';

export const FACTS = {
  /** A player reached a medal of an achievement; it stays theirs. */
  'achievement.reached': { code: 'code', tier: ACHIEVEMENT_TIERS },
} as const;
