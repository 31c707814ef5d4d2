import { createHash, randomBytes } from 'node:crypto';
import { markOf } from './card-marks.ts';
import type { Language } from './payments.ts';
import { tokenOf } from './pay-outs.ts';
import { lastDigitsOf, PAYMENT_CARDS } from './test-cards.ts';

/** A page on which a player shows a card. */
export interface CardCheck {
  /** Also the secret of its page's address. */
  id: string;
  merchant: string;
  merchantReference: string;
  customer: string;
  customerName: string;
  language: Language;
  returnUrl: string;
  webhookUrl: string;
  isDecided: boolean;
}

/** The cards that can be shown: nobody types a number here. The digits say how a pay-out to it ends. */
export const TEST_CARDS = {
  own: { lastDigits: '4242', isOwn: true },
  // Every other one that a deposit can come from: money goes back the way it came.
  'own-confirmed': { lastDigits: lastDigitsOf(PAYMENT_CARDS.confirmed), isOwn: true },
  'own-half': { lastDigits: lastDigitsOf(PAYMENT_CARDS.half), isOwn: true },
  'own-late': { lastDigits: lastDigitsOf(PAYMENT_CARDS.late), isOwn: true },
  'own-fail-first': { lastDigits: lastDigitsOf(PAYMENT_CARDS['fail-first']), isOwn: true },
  'own-charged-back': { lastDigits: lastDigitsOf(PAYMENT_CARDS['charged-back']), isOwn: true },
  'own-refused': { lastDigits: '0002', isOwn: true },
  'own-silent-paid': { lastDigits: '0341', isOwn: true },
  'own-silent-failed': { lastDigits: '0069', isOwn: true },
  'own-failed-then-paid': { lastDigits: '0127', isOwn: true },
  'own-paid-then-failed': { lastDigits: '0135', isOwn: true },
  foreign: { lastDigits: '1881', isOwn: false },
} as const;
export type TestCard = keyof typeof TEST_CARDS;

export interface Cards {
  create(wanted: Omit<CardCheck, 'id' | 'isDecided'>): CardCheck;
  findById(id: string): CardCheck | undefined;
  /** The first decision stands. @returns what the merchant is told, nothing where it was told before */
  decide(check: CardCheck, card: TestCard | 'none'): object | undefined;
}

/** Pages that are open; a restart forgets them, and the merchant asks again. */
export function createCards(): Cards {
  const byId = new Map<string, CardCheck>();
  return {
    create: (wanted) => {
      const known = [...byId.values()].find((each) => each.merchantReference === wanted.merchantReference);
      const id = `card_${randomBytes(18).toString('base64url')}`;
      const check = known ?? { ...wanted, id, isDecided: false };
      byId.set(check.id, check);
      return check;
    },
    findById: (id) => byId.get(id),
    decide: (check, card) => {
      if (check.isDecided) return undefined;
      check.isDecided = true;
      const { lastDigits, isOwn } = TEST_CARDS[card === 'none' ? 'own' : card];
      return {
        type: card === 'none' ? 'card.refused' : 'card.shown',
        merchantReference: check.merchantReference,
        merchant: check.merchant,
        token: tokenOf(lastDigits),
        mark: markOf(isOwn ? check.customer : 'somebody else', lastDigits),
        lastDigits,
        ownerName: isOwn ? check.customerName : 'JOHN OTHER',
      };
    },
  };
}

/** An account by its number: what it is known by from then on, and whether it is whose it is said to be. */
export function knowAccount({ iban, ownerName }: { iban: string; ownerName: string }) {
  return {
    token: tokenOf(iban.slice(-4)),
    mark: `iban_${createHash('sha256').update(iban).digest('base64url').slice(0, 24)}`,
    // A test says who it is by the name: the bank knows nobody of this one.
    isOwner: !/nobody/i.test(ownerName),
  };
}
