import type { FastifyInstance } from 'fastify';
import type { PaidWith } from './card-marks.ts';
import { DECISIONS, type Decision } from './outcomes.ts';
import type { Parts } from './parts.ts';
import type { Failure, Payment, PaymentState } from './payments.ts';

/** A decision about an open payment: its end, the means it is paid with, and why it fails. */
export interface Decided {
  decision: Decision;
  paidWith?: PaidWith | undefined;
  failure?: Failure | undefined;
}

export type Decide = (payment: Payment, decided: Decided) => void;

/** Ends open payments, tells the merchant, and takes on what goes on by itself, also over a restart. */
export function createDecide(app: FastifyInstance, { config, payments, webhooks }: Parts): Decide {
  const move = (payment: Payment, decision: Decision): boolean => {
    if (decision === 'fail-first') return payments.failFirst(payment);
    if (decision === 'charge-back') return payments.payForNow(payment);
    if (decision === 'approve-half') return payments.payHalf(payment);
    return payments.move(payment, DECISIONS[decision]);
  };
  const waiting = new Set<NodeJS.Timeout>();
  const goOn = (payment: Payment): void => {
    const next = nextOf(payment);
    if (!next) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (payments.move(payment, next)) webhooks.report(payment);
    }, config.pendingMs);
    waiting.add(timer);
  };
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));
  // Under way when the process ended: goes on where it was.
  payments.all().forEach(goOn);

  return (payment, { decision, paidWith, failure }) => {
    // A second press, or a press in another tab: what was decided first stands.
    if (payment.state !== 'open') return;
    Object.assign(payment, { paidWith, failure });
    if (!move(payment, decision)) return;
    webhooks.report(payment);
    goOn(payment);
  };
}

/** Where a payment goes by itself after a while. */
function nextOf({ state, comesLate, isChargedBack }: Payment): PaymentState | undefined {
  if (state === 'pending' || (state === 'failed' && comesLate)) return 'paid';
  return state === 'paid' && isChargedBack ? 'charged-back' : undefined;
}
