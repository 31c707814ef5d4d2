import type { Decision } from './outcomes.ts';
import type { Failure } from './payments.ts';

/** A card to try a payment with: what becomes of it, why it fails, and whether its bank asks first (3-D Secure). */
export interface PaymentCard {
  readonly number: string;
  readonly decision: Decision;
  readonly failure?: Failure;
  readonly isConfirmed?: true;
}

/** Every card that can be paid with here. The README has the same table. */
export const PAYMENT_CARDS = {
  paid: { number: '4242424242424242', decision: 'approve' },
  declined: { number: '4000000000000002', decision: 'decline', failure: 'declined' },
  'too-little': { number: '4000000000009995', decision: 'decline', failure: 'too-little' },
  expired: { number: '4000000000000069', decision: 'decline', failure: 'expired' },
  confirmed: { number: '4000000000003220', decision: 'approve', isConfirmed: true },
  'not-confirmed': {
    number: '4000008400001629',
    decision: 'decline',
    failure: 'not-confirmed',
    isConfirmed: true,
  },
  half: { number: '4000000000005019', decision: 'approve-half' },
  late: { number: '4000000000006025', decision: 'approve-slowly' },
  'fail-first': { number: '4000000000007031', decision: 'fail-first', failure: 'declined' },
  'charged-back': { number: '4000000000000259', decision: 'charge-back' },
} as const satisfies Record<string, PaymentCard>;
export type PaymentCardName = keyof typeof PAYMENT_CARDS;

const CARDS: readonly PaymentCard[] = Object.values(PAYMENT_CARDS);

export const isPaymentCard = (name: unknown): name is PaymentCardName =>
  typeof name === 'string' && Object.hasOwn(PAYMENT_CARDS, name);

export const cardOfNumber = (number: string): PaymentCard | undefined =>
  CARDS.find((card) => card.number === number);

/** A card by all that is kept of it. */
export const cardOfDigits = (lastDigits: string): PaymentCard | undefined =>
  CARDS.find((card) => lastDigitsOf(card) === lastDigits);

export const lastDigitsOf = ({ number }: Pick<PaymentCard, 'number'>): string => number.slice(-4);

/** A number in groups of four, as it is printed on a card. */
export const grouped = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');
