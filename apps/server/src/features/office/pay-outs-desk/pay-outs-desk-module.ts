import type { Module } from '../../../platform/module.ts';
import type { Approvals } from '../approvals/feature.ts';
import { decidePayOutAct } from './decide-pay-out-act.ts';
import type { PayOutsDeskParts } from './pay-outs-desk-parts.ts';
import { payOutsDeskRoutes } from './pay-outs-desk-routes.ts';
import { settleUnclearAct } from './settle-unclear-act.ts';

/** Money that goes out, as the office sees it, and what of it waits for a person. */
export function createPayOutsDesk(
  { db, clock }: Pick<PayOutsDeskParts, 'db' | 'clock'>,
  { approvals, record, payOuts }: Pick<PayOutsDeskParts, 'record' | 'payOuts'> & { approvals: Approvals },
): { module: Module } {
  const decide = approvals.offer(decidePayOutAct({ clock }, payOuts));
  const settle = approvals.offer(settleUnclearAct({ clock }, payOuts));
  const parts: PayOutsDeskParts = { db, clock, record, payOuts, decide, settle };
  return { module: { name: 'pay-outs-desk', office: (http) => payOutsDeskRoutes(http, parts) } };
}
