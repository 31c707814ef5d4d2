import { characterCount } from './character-count.ts';

/** In characters as `characterCount` counts them. ASVS 6.2.1; nothing is asked of which characters. */
export const PASSWORD_LENGTH_MIN = 8;
/** In the same characters; ASVS 6.2.9 asks that 64 be taken. */
export const PASSWORD_LENGTH_MAX = 256;

/** A password must not be little more than one of these. */
const OWN_WORDS = ['croupier', 'casino', 'rino', 'toro', 'password', 'пароль'];
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];

/** One text, one password, however the keyboard composed its letters (NIST SP 800-63B, 5.1.1.2): what is hashed, and so what is judged. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

/** A password in lower case. Greek has two small sigmas: which one a capital becomes depends on its place, so both are one here. */
export const foldedPassword = (typed: string): string =>
  normalPassword(typed).toLowerCase().replaceAll('ς', 'σ');

/**
 * Whether a password is among those that are tried first. No rule of composition: length and rarity only (NIST SP
 * 800-63B).
 * @param own e-mails and phones (E.164) of whoever chooses it: a password that is little more than one is guessed as soon as they are
 * @param common the passwords that turn up most in breaches, as `foldedPassword` writes them
 */
export function isWeakPassword(
  typed: string,
  { own, common }: { readonly own: readonly string[]; readonly common: ReadonlySet<string> },
): boolean {
  const password = normalPassword(typed);
  if (characterCount(password) < PASSWORD_LENGTH_MIN) return true;
  const lower = foldedPassword(password);
  if (common.has(lower)) return true;
  const distinct = new Set(lower).size;
  if (distinct <= 2 || isRepeated(lower) || isKeyboardRun(lower)) return true;
  const phones = own.filter((address) => !address.includes('@'));
  if (phones.some((phone) => isLittleMoreThanPhone(lower, phone))) return true;
  const emails = own.filter((address) => address.includes('@')).map((email) => email.toLowerCase());
  const words = [...OWN_WORDS, ...emails, ...emails.map((email) => email.split('@')[0]!)];
  return words.some((word) => isLittleMoreThan(lower, word));
}

/** `abcabcabc`: the same piece of up to four characters again and again. */
function isRepeated(lower: string): boolean {
  for (let size = 1; size <= 4; size++) {
    const piece = lower.slice(0, size);
    if (piece.repeat(Math.ceil(lower.length / size)).startsWith(lower)) return true;
  }
  return false;
}

function isKeyboardRun(lower: string): boolean {
  return ROWS.some((row) => {
    const backwards = [...row].reverse().join('');
    return (row + row).includes(lower) || (backwards + backwards).includes(lower);
  });
}

/** `casino2026`, `Password!`: the word with at most four digits or signs about it. */
function isLittleMoreThan(lower: string, word: string): boolean {
  if (word.length < 4 || !lower.includes(word)) return false;
  const rest = lower.replace(word, '');
  return rest.length <= 4 && /^[\d\W_]*$/u.test(rest);
}

/** So many last digits of a phone stand in it however it is written, with its country, its trunk digit or neither. */
const PHONE_DIGITS_MIN = 7;
/** `+380 50 123-45-67`, `(050) 1234567!`, `8 701…`: the phone in any writing, with at most four digits more and whatever signs about it. */
function isLittleMoreThanPhone(lower: string, phone: string): boolean {
  if (/\p{L}/u.test(lower)) return false;
  const [digits, number] = [lower.replace(/\D/g, ''), phone.replace(/\D/g, '')];
  for (let from = 0; number.length - from >= PHONE_DIGITS_MIN; from++) {
    const written = number.slice(from);
    if (digits.includes(written)) return digits.length - written.length <= 4;
  }
  return false;
}
