import { createHash } from 'node:crypto';

/** A means of payment: of a card no more than its last digits. */
export type PaidWith = { method: 'card'; lastDigits: string } | { method: 'bank' | 'wallet' };

/** The card that a payment came from, where the merchant says whose it is; nothing when it came from no card. */
export function sourceOf(payment: { customer?: string; paidWith?: PaidWith }) {
  const { customer, paidWith = DEFAULT_CARD } = payment;
  if (customer === undefined || paidWith.method !== 'card') return undefined;
  return { mark: markOf(customer, paidWith.lastDigits), lastDigits: paidWith.lastDigits };
}

const DEFAULT_CARD = { method: 'card', lastDigits: '4242' } as const;

/** What a card is known by: the same for the same one, whoever shows it. */
export const markOf = (holder: string, digits: string): string =>
  `card_${createHash('sha256').update(`${holder} ${digits}`).digest('base64url').slice(0, 24)}`;
