import { randomUUID } from 'node:crypto';

export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'expired';

export interface PaymentRequest {
  readonly merchant: string;
  readonly merchantReference: string;
  readonly amountMinor: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly language: string;
  readonly brand?: string;
}

export interface Payment extends PaymentRequest {
  readonly id: string;
  readonly createdAtMs: number;
  state: PaymentState;
}

/** Which state may follow which. A payment that is over stays as it ended. */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  paid: [],
  failed: [],
  expired: [],
};

const LIFETIME_MS = 30 * 60_000;
const PAYMENTS_KEPT = 10_000;

/** The provider's memory. It forgets the oldest payments beyond ten thousand and everything at a restart. */
export function createPayments(nowMs: () => number) {
  const byId = new Map<string, Payment>();
  const byReference = new Map<string, Payment>();

  function open(request: PaymentRequest): Payment | 'reference_reused' {
    const reference = `${request.merchant}\n${request.merchantReference}`;
    const known = byReference.get(reference);
    if (known) return sameMoney(known, request) ? known : 'reference_reused';
    const payment: Payment = { ...request, id: randomUUID(), createdAtMs: nowMs(), state: 'created' };
    byId.set(payment.id, payment);
    byReference.set(reference, payment);
    forgetOldest();
    return payment;
  }

  /** Moves a payment on. @returns false when its state does not allow it. */
  function move(payment: Payment, state: PaymentState): boolean {
    if (!NEXT[payment.state].includes(state)) return false;
    payment.state = state;
    return true;
  }

  /** Ends what nobody decided in half an hour. @returns those that ended now. */
  function expire(): Payment[] {
    const overdue = [...byId.values()].filter((payment) => nowMs() - payment.createdAtMs > LIFETIME_MS);
    return overdue.filter((payment) => move(payment, 'expired'));
  }

  function forgetOldest() {
    if (byId.size <= PAYMENTS_KEPT) return;
    const oldest = byId.values().next().value as Payment;
    byId.delete(oldest.id);
    byReference.delete(`${oldest.merchant}\n${oldest.merchantReference}`);
  }

  return { open, move, expire, find: (id: string) => byId.get(id) };
}

const sameMoney = (a: PaymentRequest, b: PaymentRequest) =>
  a.amountMinor === b.amountMinor && a.currency === b.currency;

export type Payments = ReturnType<typeof createPayments>;
