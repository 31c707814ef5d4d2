import type { Database } from '../database.ts';
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
  replay(range: { reader: string; from: bigint; to: bigint }): Promise<string | undefined>;
  /** Of a reader that no server has any more; days are kept for it otherwise. @returns why not, or nothing */
  forget(reader: string): Promise<string | undefined>;
}

/** @param db as the owner of the tables, where a reader is forgotten */
export function manageFacts(db: Database): FactsDesk {
  const refusal = async (name: string): Promise<string | undefined> => {
    const found = await store.findReader(db, name);
    if (!found) return `There is no reader ${name}.`;
    return found.inOrder
      ? `What ${name} keeps is only right in order: it is given nothing again.`
      : undefined;
  };
  return {
    readers: () => listReaderLags(db),
    parked: () => store.listParked(db, LISTED),
    again: async (reader, position) => (await refusal(reader)) ?? store.askAgain(db, reader, position),
    replay: async (range) => {
      const { reader, from, to } = range;
      const refused = await refusal(reader);
      if (refused !== undefined) return refused;
      if (from > to) return 'The first position is above the last.';
      const oldest = await store.oldestPosition(db);
      if (oldest === undefined || from < oldest) return `The journal begins with ${oldest ?? 'nothing'}.`;
      if (await store.askReplay(db, range)) return undefined;
      return `${reader} has not read as far as ${to} yet, or still reads others again.`;
    },
    forget: async (reader) =>
      (await store.forgetReader(db, reader)) ? undefined : `There is no reader ${reader}.`,
  };
}
