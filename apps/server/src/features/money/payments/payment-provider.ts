import type { Currency } from '@croupier/domain/money/amounts';
import type { ProviderReport } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';

/** The seam to a payment provider. Every call may be repeated: our reference is the provider's idempotency key. */
export interface PaymentProvider {
  /** What we are called there. */
  readonly merchant: string;
  /** Where it reports to us, of the site's address. */
  readonly webhookPath: `/${string}`;
  /** Asks for a hosted page. */
  createPayment(
    payment: ProviderPayment,
  ): Promise<{ paymentId: string; redirectUrl: string } | 'unavailable'>;
  /** What has become of a payment; `unknown` when the provider never heard of it. */
  reportOn(reference: string): Promise<ProviderStatus>;
  /** Closes a payment that is still open, and says what became of it: it may have been paid a moment before. */
  close(reference: string): Promise<ProviderStatus>;
  /** Sends the whole of a payment back to where it came from; `refused` is its last word, `unavailable` is none. */
  refund(payment: RefundedPayment): Promise<'refunded' | 'refused' | 'unavailable'>;
}

export interface RefundedPayment {
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

export interface ProviderPayment {
  reference: string;
  /** Whose payments are one person's; it says nothing of who that is. */
  customer: string;
  amountMinor: bigint;
  currency: Currency;
  language: Language;
  returnUrl: string;
  webhookUrl: string;
}

export type ProviderStatus = ProviderAnswer | 'open' | 'unknown' | 'unavailable';

/** The same facts as a webhook carries, whatever way they came. */
export interface ProviderAnswer {
  type: ProviderReport;
  paymentId: string;
  merchantReference: string;
  merchant: string;
  amountMinor: string;
  currency: Currency;
  /** Of a paid one, the card that it came from. */
  source?: { mark: string; lastDigits: string };
}
