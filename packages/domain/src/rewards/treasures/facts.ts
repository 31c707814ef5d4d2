import { BOX_STATES } from './index.ts';

export const FACTS = {
  /** A player was given a box, or it is in another state. */
  'box.changed': { id: 'uuid', code: 'code', state: BOX_STATES },
} as const;
