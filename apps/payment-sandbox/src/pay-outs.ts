import { randomBytes } from 'node:crypto';

export type PayOutState = 'accepted' | 'paid' | 'failed';

export interface PayOut {
  id: string;
  merchant: string;
  merchantReference: string;
  amountMinor: string;
  currency: string;
  token: string;
  webhookUrl: string;
  state: PayOutState;
}

/** How a pay-out to a card or an account ends, by its last digits; every other one is paid at once. */
const ENDINGS = {
  ...({ '0002': 'refused', '0341': 'silent-paid', '0069': 'silent-failed' } as const),
  ...({ '0127': 'failed-then-paid', '0135': 'paid-then-failed' } as const),
};
/** Each word of the provider's about one that it has taken; a second one contradicts the first. */
export const WORDS: Readonly<Record<Exclude<Ending, 'refused'>, readonly ('paid' | 'failed')[]>> = {
  paid: ['paid'],
  'silent-paid': ['paid'],
  'silent-failed': ['failed'],
  'failed-then-paid': ['failed', 'paid'],
  'paid-then-failed': ['paid', 'failed'],
};
export type Ending = 'paid' | (typeof ENDINGS)[keyof typeof ENDINGS];

/** A token names the digits that it stands for, so that a test can choose how a pay-out ends. */
export const tokenOf = (digits: string): string => `tok_${randomBytes(12).toString('base64url')}_${digits}`;

export function endingOf(token: string): Ending {
  const digits = token.slice(-4);
  return Object.hasOwn(ENDINGS, digits) ? ENDINGS[digits as keyof typeof ENDINGS] : 'paid';
}

/** What a webhook and a status answer say. */
export const payOutReportOf = ({
  id,
  state,
  merchant,
  merchantReference,
  amountMinor,
  currency,
}: PayOut) => ({
  type: `pay-out.${state}`,
  payOutId: id,
  ...{ merchantReference, merchant, amountMinor, currency },
});

export interface PayOuts {
  /** The one of the reference, made if there is none; `conflict` when there is another one under it. */
  create(wanted: Omit<PayOut, 'id' | 'state'>): PayOut | 'conflict';
  findByReference(reference: string): PayOut | undefined;
  /** Says what became of it. */
  end(payOut: PayOut, state: 'paid' | 'failed'): void;
  all(): PayOut[];
}

/** The provider's memory. `onChange` is told of every change before it is answered, and `onPaid` of money that left, before that. */
export function createPayOuts(
  loaded: readonly PayOut[],
  onChange: () => void,
  onPaid: (payOut: PayOut) => void,
): PayOuts {
  const byReference = new Map(loaded.map((payOut) => [payOut.merchantReference, payOut]));
  return {
    create: (wanted) => {
      const existing = byReference.get(wanted.merchantReference);
      if (existing) {
        const names = ['merchant', 'amountMinor', 'currency', 'token'] as const;
        return names.every((name) => existing[name] === wanted[name]) ? existing : 'conflict';
      }
      const id = `po_${randomBytes(18).toString('base64url')}`;
      const payOut: PayOut = { ...wanted, id, state: 'accepted' };
      byReference.set(payOut.merchantReference, payOut);
      onChange();
      return payOut;
    },
    findByReference: (reference) => byReference.get(reference),
    end: (payOut, state) => {
      payOut.state = state;
      if (state === 'paid') onPaid(payOut);
      onChange();
    },
    all: () => [...byReference.values()],
  };
}
