import * as contract from '@croupier/contract/money/payment-history';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { DepositBonuses } from '../payments/feature.ts';
import { readHistory, type HistoryParts } from './read-history.ts';

interface Lower {
  /** They lie above, so they are there only once everything is. */
  readonly bonuses: () => Pick<DepositBonuses, 'ofPayIns'>;
}

/** Money in and out as its player looks back on it. Reads only. */
export function createPaymentHistory({ db }: Needs<'db'>, { bonuses }: Lower): { module: Module } {
  const parts: HistoryParts = {
    db,
    get bonuses() {
      return bonuses();
    },
  };
  return {
    module: {
      name: 'payment-history',
      routes: (http) =>
        http.handle(contract.paymentHistory, ({ input, player }) => readHistory(parts, player, input.query)),
    },
  };
}
