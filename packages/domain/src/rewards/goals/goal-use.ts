/** The mechanics that have goals. */
export const GOAL_USES = [
  'achievement',
  'bonus',
  'box',
  'earning',
  'lottery',
  'nomination',
  'piggy-bank',
  'promotion',
  'quest',
  'referral',
] as const;

/** Mechanics whose goals a withdrawal stops at its moment; what was begun of others goes on until its mechanic ends it. */
export const STOPPED_BY_WITHDRAWAL = ['achievement', 'quest'] as const satisfies readonly GoalUse[];
/** Those whose goals end with their version, also where a person ends it sooner than it said. */
export const ENDED_WITH_VERSION = ['achievement'] as const satisfies readonly GoalUse[];

export type GoalUse = (typeof GOAL_USES)[number];
