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

export type GoalUse = (typeof GOAL_USES)[number];
