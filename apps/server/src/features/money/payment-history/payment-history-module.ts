import * as contract from '@croupier/contract/money/payment-history';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { DepositBonuses } from '../payments/feature.ts';
import { drawReceipt } from './draw-receipt.ts';
import { readHistory, type HistoryParts } from './read-history.ts';
import { findReceipt } from './receipt-store.ts';
import { receiptView } from './receipt-view.ts';

interface Lower {
  /** They lie above, so they are there only once everything is. */
  readonly bonuses: () => Pick<DepositBonuses, 'ofPayIns'>;
}

/** Money in and out as its player looks back on it. Reads only. */
export function createPaymentHistory(
  { db, config: { brand } }: Needs<'db', 'brand'>,
  { bonuses }: Lower,
): { module: Module } {
  const parts: HistoryParts = {
    db,
    get bonuses() {
      return bonuses();
    },
  };
  return {
    module: {
      name: 'payment-history',
      routes: (http) => {
        http.handle(contract.paymentHistory, ({ input, player }) => readHistory(parts, player, input.query));
        http.handle(contract.paymentReceipt, async ({ input, player, asFile }) => {
          const { id } = input.params;
          const found = await findReceipt(db, player.playerId, id);
          // Another player's is answered like one that never was.
          if (!found) return refuse('not_found');
          const { language = player.language } = input.query;
          const receipt = await drawReceipt(receiptView(found, { language, region: player.region, brand }));
          asFile(`receipt-${id.slice(0, 8)}.pdf`, 'application/pdf');
          return receipt;
        });
      },
    },
  };
}
