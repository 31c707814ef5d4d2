import { ATTEMPT_OF, ATTEMPT_SOURCES } from './index.ts';

export const FACTS = {
  /** A player has another attempt at a wheel or a mini-game; `left` counts those they have now. */
  'attempt.given': { id: 'uuid', of: ATTEMPT_OF, code: 'text', from: ATTEMPT_SOURCES, left: 'count' },
} as const;
