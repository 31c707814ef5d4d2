import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Limits } from '../../people/limits/feature.ts';
import type { Approvals } from '../approvals/feature.ts';
import { accountsRoutes } from './accounts-routes.ts';
import { decideLateAct } from './decide-late-act.ts';
import { decideWinAct } from './decide-win-act.ts';
import type { MoneyDeskParts } from './money-desk-parts.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { queuesRoutes } from './queues-routes.ts';
import { reconciliationRoutes } from './reconciliation-routes.ts';
import { transfersRoutes } from './transfers-routes.ts';

/** The house's money as the office sees it, and what of it waits for a person. */
export function createMoneyDesk(
  { db, clock }: Pick<MoneyDeskParts, 'db' | 'clock'>,
  {
    record,
    approvals,
    limits,
  }: Pick<MoneyDeskParts, 'record'> & { approvals: Approvals; limits: Pick<Limits, 'refuseDeposit'> },
): { module: Module } {
  const parts: MoneyDeskParts = {
    ...{ db, clock, record },
    decide: approvals.offer(decideWinAct({ clock })),
    decideLate: approvals.offer(decideLateAct({ clock, limits })),
  };
  return {
    module: {
      name: 'money-desk',
      office: (http: Http) => {
        accountsRoutes(http, parts);
        transfersRoutes(http, parts);
        paymentsRoutes(http, parts);
        queuesRoutes(http, parts);
        reconciliationRoutes(http, parts);
      },
    },
  };
}
