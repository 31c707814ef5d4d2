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

/**
 * Whether a password is among those that are tried first. No rule of composition: length and rarity only (NIST SP
 * 800-63B).
 * @param email of the player: a password that is little more than it is guessed as soon as the player is
 * @param common the passwords that turn up most in breaches, lower case
 */
export function isWeakPassword(
  password: string,
  { email, common }: { readonly email: string; readonly common: ReadonlySet<string> },
): boolean {
  if (characterCount(password) < PASSWORD_LENGTH_MIN) return true;
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  const distinct = new Set(lower).size;
  if (distinct <= 2 || isRepeated(lower) || isKeyboardRun(lower)) return true;
  const local = email.toLowerCase().split('@')[0] ?? '';
  return [...OWN_WORDS, local, email.toLowerCase()].some((word) => isLittleMoreThan(lower, word));
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
