import type { HistoryCursor } from './rounds-store.ts';

const HIGHEST = 2 ** 31 - 1;
const CURSOR = /^([0-9]{1,10})\.([0-9]{1,10})$/;

export const NEWEST: HistoryCursor = { seedPair: HIGHEST, nonce: HIGHEST };

export function writeCursor({ seedPair, nonce }: HistoryCursor): string {
  return `${seedPair}.${nonce}`;
}

/** @returns undefined when the text is not a cursor of ours. */
export function readCursor(text: string): HistoryCursor | undefined {
  const [, pair, count] = CURSOR.exec(text) ?? [];
  if (pair === undefined || count === undefined) return undefined;
  const cursor = { seedPair: Number(pair), nonce: Number(count) };
  return cursor.seedPair <= HIGHEST && cursor.nonce <= HIGHEST ? cursor : undefined;
}
