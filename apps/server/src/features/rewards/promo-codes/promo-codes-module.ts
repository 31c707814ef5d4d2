import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { PROMO_CODES_PERSONAL } from './personal-store.ts';
import { redeemBrought } from './redeem-promo.ts';

/** Codes by which the house announces promotions: which there are, and who has redeemed one. */
export function createPromoCodes({ clock }: Needs<'clock'>): { module: Module } {
  return {
    module: {
      name: 'promo-codes',
      personal: PROMO_CODES_PERSONAL,
      readers: [
        reader({
          name: 'promo-brought',
          topics: ['account.email-verified', 'account.phone-verified'],
          handle: (tx, facts) =>
            redeemBrought(
              tx,
              facts.map(({ playerId }) => playerId),
              clock.now(),
            ),
        }),
      ],
    },
  };
}
