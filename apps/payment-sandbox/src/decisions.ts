import type { FastifyInstance } from 'fastify';
import type { PaidWith } from './card-marks.ts';
import { DECISIONS, type Decision } from './outcomes.ts';
import type { Parts } from './parts.ts';
import type { Failure, Payment } from './payments.ts';

/** A decision about an open payment: its end, the means it is paid with, and why it fails. */
export interface Decided {
  decision: Decision;
  paidWith?: PaidWith | undefined;
  failure?: Failure | undefined;
}

export type Decide = (payment: Payment, decided: Decided) => void;

/** Ends open payments, tells the merchant, and has money come later that comes later, also over a restart. */
export function createDecide(app: FastifyInstance, { config, payments, webhooks }: Parts): Decide {
  const move = (payment: Payment, decision: Decision): boolean => {
    if (decision === 'fail-first') return payments.failFirst(payment);
    if (decision === 'approve-half') return payments.payHalf(payment);
    return payments.move(payment, DECISIONS[decision]);
  };
  const waiting = new Set<NodeJS.Timeout>();
  const payLater = (payment: Payment): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (payments.move(payment, 'paid')) webhooks.report(payment);
    }, config.pendingMs);
    waiting.add(timer);
  };
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));
  // Under way when the process ended: goes on where it was.
  payments.all().filter(isUnderWay).forEach(payLater);

  return (payment, { decision, paidWith, failure }) => {
    // A second press, or a press in another tab: what was decided first stands.
    if (payment.state !== 'open') return;
    Object.assign(payment, { paidWith, failure });
    if (!move(payment, decision)) return;
    webhooks.report(payment);
    if (isUnderWay(payment)) payLater(payment);
  };
}

/** Whether its money still comes. */
const isUnderWay = ({ state, comesLate }: Payment): boolean =>
  state === 'pending' || (state === 'failed' && comesLate === true);
