import { QUEST_NEWS } from './index.ts';

export const FACTS = {
  /** A player takes part in a quest, has done a step of it, or it ended for them. */
  'quest.changed': { id: 'uuid', code: 'code', news: QUEST_NEWS },
} as const;
