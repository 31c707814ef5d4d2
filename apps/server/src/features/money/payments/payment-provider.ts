import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInCapability, PayInMethod, ProviderReport } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';

/** The seam to a payment provider. Every call may be repeated: our reference is the provider's idempotency key. */
export interface PaymentProvider {
  /** As kept messages, pay-ins, the house's health and the settings name it: lower case, digits and hyphens, 40 at most. */
  readonly name: string;
  /** What we are called there. */
  readonly merchant: string;
  /** Methods of paying in as data: by currency, what the provider takes. */
  readonly payIns: readonly PayInCapability[];
  /** Proves that the provider wrote these bytes. */
  verify(message: SentMessage, now: Date): MessageVerdict;
  /**
   * Reads a verified message about a pay-in. `nothing`: it moves no money, as while a payment is still open there. Undefined where it is of
   * no form that we know, and a person looks at it.
   */
  read(body: Buffer): ProviderAnswer | 'nothing' | undefined;
  /** Names in a message that could not be read, so that a person finds it beside its payment; nothing is promised of their form. */
  namesIn?(body: Buffer): UnreadNames | undefined;
  /** Asks for a hosted page. */
  createPayment(payment: ProviderPayment): Promise<ProviderPage | 'unavailable'>;
  /** What has become of a payment; `unknown` when the provider never heard of it. */
  reportOn(payIn: AskedPayIn): Promise<ProviderStatus>;
  /** Closes a payment that is still open, and says what became of it: it may have been paid a moment before. */
  close(payIn: AskedPayIn): Promise<ProviderStatus>;
  /** Sends the whole of a payment back to where it came from; `refused` is its last word, `unavailable` is none. */
  refund(payment: RefundedPayment): Promise<'refunded' | 'refused' | 'unavailable'>;
}

/** A message as it came to the provider's webhook. */
export interface SentMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
}

/** `id`: the provider's own id of the message, the same when it is sent again. */
export type MessageVerdict = { readonly id: string } | 'incomplete' | 'too_old_or_new' | 'wrong_signature';

export interface UnreadNames {
  readonly reference?: unknown;
  readonly type?: unknown;
  readonly paymentId?: unknown;
}

/** A pay-in as its provider is asked about it. */
export interface AskedPayIn {
  readonly reference: string;
  /** Null until the provider has said how it calls it. */
  readonly paymentId: string | null;
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

export interface RefundedPayment extends AskedPayIn {
  readonly paymentId: string;
}

export interface ProviderPayment {
  reference: string;
  /** Whose payments are one person's; it says nothing of who that is. */
  customer: string;
  method: PayInMethod;
  amountMinor: bigint;
  currency: Currency;
  language: Language;
  returnUrl: string;
  webhookUrl: string;
}

export interface ProviderPage {
  readonly paymentId: string;
  readonly redirectUrl: string;
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
