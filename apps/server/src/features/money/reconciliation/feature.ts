import { feature } from '../../../platform/feature.ts';

export const RECONCILIATION = feature({
  name: 'reconciliation',
  level: 8,
  about: 'what differs between the ledger, the settlement files of payment providers and their APIs',
  owns: ['reconciliation_difference', 'reconciliation_run'],
  reads: [
    'every_transfer',
    'house_move',
    'ledger_post',
    'pay_in',
    'pay_out',
    'pay_out_move',
    'payment_event',
  ],
});

export { closeDifference, type Run as ReconciliationRun } from './reconciliation-store.ts';
export { createReconciliation, openReconciliation } from './reconciliation-module.ts';
