import * as contract from '@croupier/contract/rewards/promo-codes';
import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { checkPromo, showPromo } from './check-promo.ts';
import { PROMO_CODES_PERSONAL } from './personal-store.ts';
import { redeemBrought } from './redeem-promo.ts';

/** Codes by which the house announces promotions: which there are, and who has redeemed one. */
export function createPromoCodes(platform: Needs<'db' | 'clock'>): { module: Module } {
  const { db, clock } = platform;
  const parts = { db, clock };
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
      routes: (http) => {
        http.handle(contract.promoOf, ({ input }) => showPromo(parts, input.params.code));
        http.handle(contract.checkPromo, ({ input, player }) => checkPromo(parts, player, input.params.code));
      },
    },
  };
}
