import { GIFT_ENDS } from '../../rewards/gifts/gift-state.ts';

export const FACTS = {
  /** A player was given free rounds of another studio. */
  'free-rounds.given': {
    id: 'uuid',
    provider: 'code',
    currency: 'currency',
    stakeMinor: 'amount',
    rounds: 'count',
  },
  /**
   * Free rounds are over, none of their rounds is open: all that they have won, what of it became money, real or a bonus (of those
   * that pay at once, all), and what was above the most it may become.
   */
  'free-rounds.ended': {
    id: 'uuid',
    state: GIFT_ENDS,
    currency: 'currency',
    wonMinor: 'amount',
    convertedMinor: 'amount',
    forfeitedMinor: 'amount',
  },
} as const;
