import { PRESENT_STATES } from './index.ts';

export const FACTS = {
  /** A player was given a present to unwrap, or it is over: opened, run out or taken away. */
  'present.changed': { id: 'uuid', code: 'text', state: PRESENT_STATES },
} as const;
