import type { Currency } from '@croupier/domain/money/amounts';
import type { PayOutReport } from '@croupier/domain/money/pay-outs';
import type { Language } from '@croupier/domain/site/regions';

/** The seam to who pays out. Every call may be repeated: our reference is the provider's idempotency key. */
export interface PayOutProvider {
  /** What we are called there. */
  readonly merchant: string;
  /** `unknown`: it may have been taken or not; only `reportOn` can tell. */
  send(payOut: SentPayOut): Promise<{ payOutId: string } | 'refused' | 'unknown'>;
  /** What has become of one; `never` when the provider never heard of it. */
  reportOn(reference: string): Promise<PayOutAnswer | 'open' | 'never' | 'unavailable'>;
  /** Asks for a page on which a player shows a card. */
  showCard(card: ShownCard): Promise<{ redirectUrl: string } | 'unavailable'>;
  /** Asks whose an account is. */
  knowAccount(account: {
    readonly iban: string;
    readonly ownerName: string;
  }): Promise<{ token: string; mark: string; isOwner: boolean } | 'unavailable'>;
}

export interface SentPayOut {
  readonly reference: string;
  /** What arrives. */
  readonly amountMinor: bigint;
  readonly currency: Currency;
  /** What the provider knows the card or the account by. */
  readonly token: string;
  readonly webhookUrl: string;
}

export interface ShownCard {
  readonly reference: string;
  readonly customer: string;
  readonly customerName: string;
  readonly language: Language;
  readonly returnUrl: string;
  readonly webhookUrl: string;
}

/** The same facts as a webhook carries, whatever way they came. */
export interface PayOutAnswer {
  readonly type: PayOutReport;
  readonly payOutId: string;
  readonly merchantReference: string;
  readonly merchant: string;
  readonly amountMinor: string;
  readonly currency: Currency;
}
