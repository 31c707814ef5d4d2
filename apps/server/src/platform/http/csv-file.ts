import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';

/** Rows of a file are read in portions of so many. */
export const FILE_PORTION = 1_000;
/** A file ends there, whatever there is: who needs more asks for less at a time. */
export const FILE_ROWS_MAX = 1_000_000;

/**
 * Rows as a file of comma-separated values, written as they are read. What fails on the way breaks the file off, so that nobody takes
 * half of it for all; the log is told where it is read.
 */
export function csvOf(columns: readonly string[], rows: AsyncIterable<object>): Readable {
  const cells = async function* () {
    for await (const row of rows) yield flat(row);
  };
  return pipeline(
    Readable.from(cells()),
    stringify({ header: true, columns: [...columns], bom: true }),
    () => {},
  );
}

/** As a spreadsheet has it: what is no plain value stands as JSON. */
const flat = (row: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || value === undefined
        ? ''
        : harmless(typeof value === 'object' ? JSON.stringify(value) : String(value)),
    ]),
  );

const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;
/** What a spreadsheet takes for a formula, signs of full width and what it skips before one included. */
const LIKE_FORMULA = /^[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A cell that begins like a formula would be run: it is marked as text. A number below zero is none. */
const harmless = (text: string): string =>
  LIKE_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
