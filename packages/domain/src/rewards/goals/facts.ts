import { GOAL_USES } from './goal-use.ts';

export const FACTS = {
  /** A player holds a goal that counts from before it was held: its reader counts what was played since at once. */
  'goal.held': { id: 'uuid', of: GOAL_USES, code: 'code' },
  /** A player reached a target of a goal; `times` says how many of its targets by now. What was reached stays reached. */
  'goal.reached': { id: 'uuid', of: GOAL_USES, code: 'code', times: 'count' },
} as const;
