import { REWARD_KINDS, REWARD_SOURCES, THING_STATES } from './index.ts';

export const FACTS = {
  /** A player was given something, once: what is more than money and points follows from this. */
  'reward.given': {
    id: 'uuid',
    source: REWARD_SOURCES,
    code: 'text',
    kind: REWARD_KINDS,
    'currency?': 'currency',
    'amountMinor?': 'amount',
    'count?': 'count',
    'of?': 'text',
  },
  'reward.taken-back': { id: 'uuid', source: REWARD_SOURCES, code: 'text' },
  /** A thing that a player was given was sent, or came back. */
  'thing.changed': { id: 'uuid', state: THING_STATES },
  /** A player redeemed the code of a promotion; what it gives is for who hears of it. */
  'promo-code.redeemed': { code: 'code' },
} as const;
