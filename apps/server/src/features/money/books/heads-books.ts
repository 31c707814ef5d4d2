import { createHash, type Hash } from 'node:crypto';
import type { WalkCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { headLines, listAllHeads, type HeadLine } from './chain-books-store.ts';
import type { Head } from './chain-store.ts';
import { NO_LINK } from './transfer-link.ts';

/** A head as it was when it was published, kept where the owner of the database does not reach. */
export interface HeldHead {
  readonly number: number;
  readonly hash: string;
}

/**
 * Each head after `since` is made anew from the one before it and from its lines; all are held against what was written down
 * of them.
 */
export function headsBooks(held: readonly HeldHead[], since = 0): WalkCheck {
  return {
    name: 'heads',
    says: 'Every published head follows from the one before it and from its accounts, and is the one that was written down.',
    walk: async (tx, told) => {
      const heads = await listAllHeads(tx);
      const missing = held.find(({ number, hash }) => heads[number - 1]?.hash !== hash);
      if (missing)
        return {
          ...missing,
          why: 'another one, or none, is published under its number',
          now: heads[missing.number - 1]?.hash,
        };
      const hashes = heads.map((head, place) => begin(head, heads[place - 1]?.hash));
      for await (const lines of readPortions<HeadLine>(tx, headLines(since))) {
        for (const { head, line } of lines) hashes[head - 1]?.update(`\n${line}`);
        told(lines.length);
      }
      const wrong = heads.find(
        ({ number, hash }, place) =>
          number !== place + 1 || (number > since && hashes[place]!.digest('hex') !== hash),
      );
      return (
        wrong && {
          number: wrong.number,
          day: wrong.day,
          hash: wrong.hash,
          why: 'it does not follow from what it was made of',
        }
      );
    },
  };
}

const begin = ({ day }: Head, before = NO_LINK.toString('hex')): Hash =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(day);
