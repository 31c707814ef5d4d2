import type { Database, Queryable, Tx } from '../database.ts';
import * as store from './manage-facts-store.ts';
import { listReaderLags, type ReaderLag } from './readers-store.ts';

/** So many parked facts are listed, the oldest first. */
const LISTED = 100;

/** What an operator does about facts, while the server runs: its readers do what is asked for here. */
export interface FactsDesk {
  readers(): Promise<ReaderLag[]>;
  parked(): Promise<store.ParkedFact[]>;
  /** Has a reader try one again that it put aside, or all of them. @returns how many, or why not */
  again(reader: string, position?: bigint): Promise<number | string>;
  /**
   * Has a reader read these positions again: its effects happen again, so what it keeps of them was taken out before.
   * @returns why not, or nothing
   */
  replay(range: FactsRange): Promise<string | undefined>;
  /** Of a reader that no server has any more; days are kept for it otherwise. @returns why not, or nothing */
  forget(reader: string): Promise<string | undefined>;
}

/** Why a reader is given nothing again. */
export type FactsVerdict = 'no_reader' | 'in_order' | 'upside_down' | 'not_in_journal' | 'not_read';

/** Has a reader try one again that it put aside, or all of them, with the commit of who asks. @returns how many, or why not */
export async function askAgain(
  db: Queryable,
  reader: string,
  position?: bigint,
): Promise<number | FactsVerdict> {
  return (await verdictOn(db, reader)) ?? store.markAgain(db, reader, position);
}

/** Has a reader read positions again, with the commit of who asks. @returns why not, or nothing */
export async function askReplay(db: Queryable, range: FactsRange): Promise<FactsVerdict | undefined> {
  const { reader, from, to } = range;
  const verdict = await verdictOn(db, reader);
  if (verdict) return verdict;
  if (from > to) return 'upside_down';
  const oldest = await store.oldestPosition(db);
  if (oldest === undefined || from < oldest) return 'not_in_journal';
  return (await store.markReplay(db, range)) ? undefined : 'not_read';
}

export interface FactsRange {
  readonly reader: string;
  readonly from: bigint;
  readonly to: bigint;
}

async function verdictOn(db: Queryable, name: string): Promise<FactsVerdict | undefined> {
  const found = await store.findReader(db, name);
  if (!found) return 'no_reader';
  return found.inOrder ? 'in_order' : undefined;
}

/** Writes into the log of acts what is asked of a reader, in the transaction that asks it. */
type RecordAsked = (
  tx: Tx,
  asked: { act: string; subject: readonly ['reader', string]; after: object },
) => Promise<void>;

/**
 * @param db as the owner of the tables, where a reader is forgotten
 * @param record only a test has none
 */
export function manageFacts(db: Database, record?: RecordAsked): FactsDesk {
  /** @param work answers a word where nothing was done */
  const recorded = <T>(
    act: string,
    { reader, ...after }: { reader: string },
    work: (tx: Tx) => Promise<T | FactsVerdict>,
  ) =>
    db.transaction(async (tx) => {
      const done = await work(tx);
      if (typeof done !== 'string') await record?.(tx, { act, subject: ['reader', reader], after });
      return done;
    });
  return {
    readers: () => listReaderLags(db),
    parked: () => store.listParked(db, LISTED),
    again: async (reader, position) => {
      const which = { reader, position: position ?? 'all' };
      const asked = await recorded('try.facts', which, (tx) => askAgain(tx, reader, position));
      return typeof asked === 'number' ? asked : sentenceOf(asked, { reader });
    },
    replay: async (range) => {
      const verdict = await recorded('replay.facts', range, (tx) => askReplay(tx, range));
      const oldest = verdict === 'not_in_journal' ? await store.oldestPosition(db) : undefined;
      return verdict && sentenceOf(verdict, { ...range, oldest });
    },
    forget: async (reader) => {
      const forget = async (tx: Tx) => ((await store.forgetReader(tx, reader)) ? undefined : 'no_reader');
      const verdict = await recorded('forget.reader', { reader }, forget);
      return verdict && sentenceOf(verdict, { reader });
    },
  };
}

const sentenceOf = (
  verdict: FactsVerdict,
  of: Partial<FactsRange> & { oldest?: bigint | undefined },
): string =>
  ({
    no_reader: `There is no reader ${of.reader}.`,
    in_order: `What ${of.reader} keeps is only right in order: it is given nothing again.`,
    upside_down: 'The first position is above the last.',
    not_in_journal: `The journal begins with ${of.oldest ?? 'nothing'}.`,
    not_read: `${of.reader} has not read as far as ${of.to} yet, or still reads others again.`,
  })[verdict];
