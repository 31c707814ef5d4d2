import { randomBytes } from 'node:crypto';
import { sourceOf, type PaidWith } from './card-marks.ts';

export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'charged-back';
export type Language = 'ua' | 'ru' | 'en' | 'kk';

export interface Payment {
  /** Also the secret of its page's address. */
  id: string;
  merchant: string;
  merchantReference: string;
  amountMinor: string;
  currency: string;
  language: Language;
  returnUrl: string;
  webhookUrl: string;
  /** Whose payments are one person's, where the merchant says so. */
  customer?: string;
  /** The method whose form is shown first, where the merchant says so. */
  method?: PaidWith['method'];
  /** What the player pays, where that is not what the merchant asks for. */
  paidMinor?: string;
  /** It fails, and its money comes all the same. */
  comesLate?: true;
  /** Its payer has it back some time after it was paid. */
  isChargedBack?: true;
  /** What it is paid with, where that was said. */
  paidWith?: PaidWith;
  failure?: Failure;
  /** Its webhooks wait until the merchant lets them go. */
  holdsWebhooks?: boolean;
  state: PaymentState;
}

export type Failure = 'declined' | 'too-little' | 'expired' | 'not-confirmed';

export type NewPayment = Omit<
  Payment,
  'id' | 'state' | 'comesLate' | 'isChargedBack' | 'paidMinor' | 'paidWith' | 'failure' | 'holdsWebhooks'
>;

const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  open: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  paid: ['refunded', 'charged-back'],
  failed: [],
  expired: [],
  refunded: [],
  'charged-back': [],
};

/** States in which money has moved, and which way. */
const SETTLED = { paid: 'pay-in', refunded: 'refund', 'charged-back': 'refund' } as const;

const isOpen = ({ state }: Payment): boolean => state === 'open' || state === 'pending';

/** Finished payments beyond this many are forgotten, the oldest first. */
const KEPT_MAX = 10_000;

export interface Payments {
  /** The payment of the merchant's reference, made if there is none; `conflict` when there is another one under it. */
  create(payment: NewPayment): Payment | 'conflict';
  findById(id: string): Payment | undefined;
  findByReference(reference: string): Payment | undefined;
  /** Moves a payment on. @returns whether it could still be moved there. */
  move(payment: Payment, state: PaymentState): boolean;
  /** Has half of it paid. @returns whether it was open */
  payHalf(payment: Payment): boolean;
  /** Has it fail, and come all the same. @returns whether it was open */
  failFirst(payment: Payment): boolean;
  /** Has it paid, and charged back later. @returns whether it was open */
  payForNow(payment: Payment): boolean;
  all(): Payment[];
}

/** The provider's memory. `onChange` is told of every change before it is answered, and `onSettled` of money that moved, before that. */
export function createPayments(
  loaded: readonly Payment[],
  onChange: () => void,
  onSettled: (flow: 'pay-in' | 'refund', payment: Payment) => void,
): Payments {
  const byId = new Map(loaded.map((payment) => [payment.id, payment]));
  const byReference = new Map(loaded.map((payment) => [payment.merchantReference, payment]));
  const forgetOldest = (): void => {
    if (byId.size <= KEPT_MAX) return;
    for (const payment of byId.values()) {
      if (isOpen(payment)) continue;
      byId.delete(payment.id);
      byReference.delete(payment.merchantReference);
      return;
    }
  };
  const move = (payment: Payment, state: PaymentState): boolean => {
    const isLate = payment.comesLate && payment.state === 'failed' && state === 'paid';
    if (!isLate && !NEXT[payment.state].includes(state)) return false;
    payment.state = state;
    if (state in SETTLED) onSettled(SETTLED[state as keyof typeof SETTLED], payment);
    onChange();
    return true;
  };
  return {
    create: (wanted) => {
      const existing = byReference.get(wanted.merchantReference);
      if (existing) {
        const same = (['merchant', 'amountMinor', 'currency'] as const).every(
          (name) => existing[name] === wanted[name],
        );
        return same ? existing : 'conflict';
      }
      const payment: Payment = {
        ...wanted,
        id: `pay_${randomBytes(18).toString('base64url')}`,
        state: 'open',
      };
      byId.set(payment.id, payment);
      byReference.set(payment.merchantReference, payment);
      forgetOldest();
      onChange();
      return payment;
    },
    findById: (id) => byId.get(id),
    findByReference: (reference) => byReference.get(reference),
    move,
    payHalf: (payment) => {
      if (payment.state !== 'open') return false;
      // Rounded up: half of the least amount is one.
      payment.paidMinor = String((BigInt(payment.amountMinor) + 1n) / 2n);
      return move(payment, 'paid');
    },
    failFirst: (payment) => {
      if (payment.state !== 'open') return false;
      payment.comesLate = true;
      return move(payment, 'failed');
    },
    payForNow: (payment) => {
      if (payment.state !== 'open') return false;
      payment.isChargedBack = true;
      return move(payment, 'paid');
    },
    all: () => [...byId.values()],
  };
}

/** The amount that was paid, or is asked for. */
export const amountOf = ({ paidMinor, amountMinor }: Payment): string => paidMinor ?? amountMinor;

/** What a webhook and a status answer say of a payment; null while the player has not decided. */
export function reportOf(payment: Payment): object | null {
  if (payment.state === 'open') return null;
  return {
    type: `pay-in.${payment.state}`,
    paymentId: payment.id,
    merchantReference: payment.merchantReference,
    merchant: payment.merchant,
    amountMinor: amountOf(payment),
    currency: payment.currency,
    ...(payment.state === 'paid' && { source: sourceOf(payment) }),
  };
}
