import { feature } from '../../../platform/feature.ts';

export const CLOSING = feature({
  name: 'closing',
  level: 8,
  about: 'what of an account is not over yet, and what its player would give up',
  reads: [
    'bonus_grant',
    'gift_grant',
    'ledger_account',
    'open_round',
    'pay_in',
    'player_debt',
    'pay_out',
    'provider_free_rounds',
    'provider_held_win',
    'provider_round',
  ],
});

export { findGivenUp } from './closing-store.ts';
export { useOf } from './use-of.ts';
