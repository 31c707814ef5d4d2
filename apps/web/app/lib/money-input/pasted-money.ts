import { CURRENCIES } from '@croupier/domain/money/amounts';
import { readMoney, writeMoney, type MoneyFormat } from './money-text.ts';

/** What stands in a field, and which part of it a paste takes the place of. */
export interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** More digits are no amount that anybody means. */
const DIGITS_MAX = 30;

/**
 * What a field says once something was pasted. The pasted piece is read by itself, before it is put in; where it has decimals,
 * they take the place of those behind it. @returns undefined where it is no amount, or could be put in in two ways
 */
export function pasteMoney(
  { value, start, end }: Selected,
  text: string,
  format: MoneyFormat,
): string | undefined {
  const piece = readPiece(text, format);
  if (!piece) return undefined;
  const head = (/^[-−]/.test(value) ? 1 : 0) + format.prefix.length;
  const tail = value.length - format.suffix.length;
  const bare = (part: string) => (format.thousands === '' ? part : part.replaceAll(format.thousands, ''));
  const [before, after] = [bare(value.slice(head, Math.max(start, head))), bare(value.slice(end, tail))];
  const isWhole = before + after === '';
  const isNegative = piece.isNegative || (start > 0 && /^[-−]/.test(value));
  if (piece.isNegative && before !== '') return undefined;

  let amount = before + piece.whole + after;
  if (piece.fraction !== undefined) {
    if (before.includes(format.decimal) || !(after === '' || after.startsWith(format.decimal)))
      return undefined;
    amount = before + piece.whole + format.decimal + piece.fraction;
  }
  const read = readMoney((isNegative ? '-' : '') + amount, format);
  if (!read.ok) return undefined;
  // Between digits that are there one goes on typing: nothing is added behind them.
  if (isWhole || amount.includes(format.decimal)) return writeMoney(read.minor, format);
  return writeMoney(read.minor / 10n ** BigInt(format.precision), { ...format, precision: 0 });
}

/** The amount that a whole text means, whoever wrote it; undefined where it means none. */
export function readWritten(text: string, format: MoneyFormat): bigint | undefined {
  const read = readMoney(pasteMoney({ value: '', start: 0, end: 0 }, text, format) ?? '', format);
  return read.ok ? read.minor : undefined;
}

interface Piece {
  readonly isNegative: boolean;
  /** Digits, without anything between them. */
  readonly whole: string;
  /** Undefined where there is no decimal mark. */
  readonly fraction: string | undefined;
}

/** Of all that money is marked with: signs, codes of currencies, and how players shorten their names. */
const UNIT = `(?:\\p{Sc}|${Object.keys(CURRENCIES).join('|')}|грн\\.?|тг\\.?|lei|лей)`;
const LEADING_UNIT = new RegExp(`^${UNIT}\\s*`, 'iu');
const TRAILING_UNIT = new RegExp(`\\s*${UNIT}$`, 'iu');

function readPiece(text: string, format: MoneyFormat): Piece | undefined {
  // Copied with it, and not seen.
  const seen = text.replaceAll(/\p{Cf}/gu, '').trim();
  const before = withoutSign(withoutUnit(seen, format));
  const after = before.isNegative ? { ...before, bare: withoutUnit(before.bare, format) } : before;
  const number = splitNumber(after.bare, format);
  return number && { isNegative: after.isNegative, ...number };
}

function withoutUnit(text: string, { prefix, suffix }: MoneyFormat): string {
  const [start, end] = [prefix.trim(), suffix.trim()];
  const tail = start !== '' && text.startsWith(start) ? text.slice(start.length).trimStart() : text;
  const body = end !== '' && tail.endsWith(end) ? tail.slice(0, tail.length - end.length).trimEnd() : tail;
  return body.replace(LEADING_UNIT, '').replace(TRAILING_UNIT, '');
}

function withoutSign(text: string): { isNegative: boolean; bare: string } {
  const isNegative = /^[-−]/.test(text);
  return { isNegative, bare: isNegative ? text.slice(1).trimStart() : text };
}

/**
 * Tells groups of three from decimals by the number itself, whoever wrote it: the last mark stands before the decimals, unless it
 * is a space or an apostrophe, or stands in the number more than once. Three digits behind the only mark are a group, in whatever
 * language the field is: money has two decimals.
 */
function splitNumber(text: string, format: MoneyFormat): Omit<Piece, 'isNegative'> | undefined {
  if (!/[0-9]/.test(text) || text.length > 2 * DIGITS_MAX) return undefined;
  const parts = text.split(/([^0-9]+)/);
  const digits = parts.filter((_, n) => n % 2 === 0);
  const marks = parts.filter((_, n) => n % 2 === 1).map((mark) => (/^\s$/.test(mark) ? ' ' : mark));
  if (!marks.every((mark) => isMark(mark, format)) || digits.join('').length > DIGITS_MAX) return undefined;
  const [last, ...others] = marks.toReversed();
  if (last === undefined) return { whole: text, fraction: undefined };
  const isDecimal =
    !GROUP_MARK.test(last) &&
    !others.includes(last) &&
    (others.length > 0 || format.precision > 2 || !isGrouped(digits));
  const groups = isDecimal ? digits.slice(0, -1) : digits;
  const between = isDecimal ? others : marks;
  if (new Set(between).size > 1 || (groups.length > 1 && !isGrouped(groups))) return undefined;
  return { whole: groups.join(''), fraction: isDecimal ? digits.at(-1)! : undefined };
}

const GROUP_MARK = /^[ '’]$/;
const isMark = (mark: string, { decimal, thousands }: MoneyFormat): boolean =>
  /^[ '’.,·٫]$/.test(mark) || mark === decimal || mark === thousands;

/** One to three digits, then three and three: nobody writes a group of noughts in front. */
const isGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  /^[1-9][0-9]{0,2}$/.test(first) && rest.every((group) => group.length === 3);
