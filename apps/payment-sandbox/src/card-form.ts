import { cardOfNumber, type PaymentCard } from './test-cards.ts';

/** The fields of the card form, in the order of the page. */
export const CARD_FIELDS = ['number', 'expiry', 'code'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardError =
  | 'number-missing'
  | 'number-digits'
  | 'number-length'
  | 'number-check'
  | 'number-foreign'
  | 'expiry-missing'
  | 'expiry-format'
  | 'expiry-month'
  | 'expiry-past'
  | 'code-missing'
  | 'code-format';

export type CardErrors = Partial<Record<CardField, CardError>>;

/** A card that was typed well, or what is wrong with it; `kept` is what need not be typed again. */
export type ReadCard = { card: PaymentCard } | { errors: CardErrors; kept: CardValues };
export type CardValues = Partial<Record<CardField, string>>;

/** Reads the card form. What was wrong is not handed back, so no number but a test card's is ever written into a page. */
export function readCardForm(body: unknown, now: Date): ReadCard {
  const typed = (name: CardField): string => {
    const value = (body as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const number = typed('number').replace(/[\s-]/g, '');
  const found: Record<CardField, CardError | undefined> = {
    number: wrongNumber(number),
    expiry: wrongExpiry(typed('expiry'), now),
    code: wrongCode(typed('code')),
  };
  const card = cardOfNumber(number);
  const wrong = CARD_FIELDS.filter((name) => found[name] !== undefined);
  if (card && wrong.length === 0) return { card };
  return {
    errors: Object.fromEntries(wrong.map((name) => [name, found[name]])),
    // A code is never written back, right or wrong.
    kept: {
      ...(!found.number && { number }),
      ...(!found.expiry && { expiry: typed('expiry') }),
    },
  };
}

function wrongNumber(number: string): CardError | undefined {
  if (number === '') return 'number-missing';
  if (!/^[0-9]+$/.test(number)) return 'number-digits';
  if (number.length !== 16) return 'number-length';
  if (!passesLuhn(number)) return 'number-check';
  return cardOfNumber(number) ? undefined : 'number-foreign';
}

/** The check of ISO/IEC 7812-1, annex B: every second digit from the right counts twice. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card holds to the end of its month, by UTC. */
function wrongExpiry(typed: string, now: Date): CardError | undefined {
  if (typed === '') return 'expiry-missing';
  const parts = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed);
  if (!parts) return 'expiry-format';
  const [month, year] = [Number(parts[1]), 2000 + Number(parts[2])];
  if (month < 1 || month > 12) return 'expiry-month';
  return now.getTime() >= Date.UTC(year, month) ? 'expiry-past' : undefined;
}

function wrongCode(typed: string): CardError | undefined {
  if (typed === '') return 'code-missing';
  return /^[0-9]{3}$/.test(typed) ? undefined : 'code-format';
}
