import type { RegionId } from '../../site/regions/regions.ts';

type TaxNumberKind = 'rnokpp' | 'iin';

/** Whose number is asked for, and what it is called; elsewhere none is. */
const ASKED: Readonly<Partial<Record<RegionId, TaxNumberKind>>> = { UA: 'rnokpp', KZ: 'iin' };

/** Which number players give who are there. */
export const taxNumberAsked = (region: RegionId): TaxNumberKind | undefined => ASKED[region];

/** As it may be typed, before it is put into its form. */
export const TYPED_TAX_NUMBER_MAX = 30;

/** A number as it is kept, digits alone; undefined for what is none where its player is. */
export function taxNumber(region: RegionId, text: string): string | undefined {
  const kind = ASKED[region];
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return kind && IS[kind](digits) ? digits : undefined;
}

/** What is shown of one: how long it is, and its last three digits. */
export const maskTaxNumber = (digits: string): string => '•'.repeat(digits.length - 3) + digits.slice(-3);

const IS: Readonly<Record<TaxNumberKind, (digits: string) => boolean>> = { rnokpp: isRnokpp, iin: isIin };

const RNOKPP_WEIGHTS = [-1, 5, 7, 9, 4, 6, 10, 5, 7];

/**
 * The number of a taxpayer in Ukraine, ten digits: the last is the weighted sum of the others modulo 11 modulo 10 (order of the State
 * Tax Service on the register of natural persons).
 */
function isRnokpp(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = weighted(digits, RNOKPP_WEIGHTS);
  return (((sum % 11) + 11) % 11) % 10 === digits[9];
}

const IIN_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const IIN_SECOND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/**
 * The individual number in Kazakhstan, twelve digits: the day of birth, a digit for century and sex, four of a sequence, and the
 * weighted sum of these modulo 11; where that is ten, with the weights moved by two (law on national registers of identification
 * numbers). One for which both are ten is given to nobody.
 */
function isIin(text: string): boolean {
  if (!/^\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[0-6]\d{5}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const first = weighted(digits, IIN_WEIGHTS) % 11;
  return (first === 10 ? weighted(digits, IIN_SECOND) % 11 : first) === digits[11];
}

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0);
