import { BONUS_STATES, BONUS_TYPES } from './index.ts';

export const FACTS = {
  /** A player has a bonus that they may activate. */
  'bonus.offered': {
    id: 'uuid',
    code: 'text',
    type: BONUS_TYPES,
    by: ['player', 'house'],
    'expiresAt?': 'text',
  },
  /** A player's bonus is active: the money it brought, or what its rounds are worth at their stake. */
  'bonus.activated': { id: 'uuid', code: 'text', currency: 'currency', amountMinor: 'amount' },
  /** A bonus that was never active is over, or active in other hands. */
  'bonus.changed': { id: 'uuid', code: 'text', state: BONUS_STATES },
  /** An active bonus of money ends within a day; told once. */
  'bonus.expiring': { id: 'uuid', code: 'text', expiresAt: 'text' },
} as const;
