import { crashPoint } from '../crash-point.ts';
import type { Database, Tx } from '../database.ts';
import type { LivePublication, Reader, StoredFact } from '../outbox.ts';
import type { JournalTail } from './journal-tail.ts';
import * as store from './readers-store.ts';

/** Positions looked through for facts of a reader's topics at a time: a rare topic must not make a statement long. */
const SPAN = 50_000n;

/** A reader threw. With one fact it is known which one it cannot take. */
export class ReaderFailure extends Error {
  readonly reader: Reader;
  readonly facts: readonly StoredFact[];
  constructor(reader: Reader, facts: readonly StoredFact[], cause: unknown) {
    super(`reader ${reader.name} failed`, { cause });
    this.reader = reader;
    this.facts = facts;
  }
}

export interface Turn {
  /** How many facts of its topics it had. */
  readonly facts: number;
  /** There is more to read already. */
  readonly more: boolean;
  readonly news: readonly LivePublication[];
}

export interface TurnDeps {
  readonly db: Database;
  readonly tail: JournalTail;
}

export const NOTHING: Turn = { facts: 0, more: false, news: [] };

/**
 * Has a reader take the next facts, in one transaction with its position: what was put aside and shall be tried again
 * comes first, then what it reads again, then what is new.
 * @throws ReaderFailure
 */
export function takeTurn({ db, tail }: TurnDeps, reader: Reader, limit: number): Promise<Turn> {
  return db.transaction(async (tx) => {
    const [place] = await store.lockPlaces(tx, [reader.name]);
    if (!place) return NOTHING;
    if (place.again) {
      const facts = await store.takeParked(tx, reader.name);
      await handle(tx, reader, facts);
      return { facts: facts.length, more: true, news: [] };
    }
    if (place.againTo !== null) return readAgain(tx, reader, place, limit);
    return readOn(tx, [reader], { tail, place, end: place.head, limit });
  });
}

/** Has readers who are at one place read on from there, at most to this end, and moves them all there. */
export async function readOn(
  tx: Tx,
  readers: readonly Reader[],
  reading: { tail: JournalTail; place: store.Place; end: bigint; limit: number },
): Promise<Turn> {
  const { tail, place, end, limit } = reading;
  const { position, day, head, headDay } = place;
  if (end <= position) return NOTHING;
  const remembered = tail.endAfter(position);
  const to = least(end, remembered ?? position + SPAN);
  const { topics } = readers[0]!;
  const stretch = { topics, after: position, to, fromDay: day, toDay: headDay, limit };
  const facts = remembered === undefined ? await store.readFacts(tx, stretch) : tail.read(stretch);
  const news: LivePublication[] = [];
  for (const reader of readers) news.push(...(await handle(tx, reader, facts)));
  const last = facts.at(-1);
  const full = facts.length === limit && last!.position < to;
  const read = full ? last!.position : to;
  const lastDay = read === head ? headDay : (last?.day ?? day);
  crashPoint('facts.before-position');
  const names = readers.map(({ name }) => name);
  await store.savePosition(tx, names, { position: read, day: lastDay });
  // What was moved since the newest that is remembered is told of with an alarm of its own.
  return { facts: facts.length, more: read < head && read !== remembered, news };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

async function readAgain(tx: Tx, reader: Reader, place: store.Place, limit: number): Promise<Turn> {
  const [after, end] = [place.againAfter!, place.againTo!];
  const to = end - after > SPAN ? after + SPAN : end;
  const days = { fromDay: '-infinity', toDay: place.headDay };
  const facts = await store.readFacts(tx, { topics: reader.topics, after, to, ...days, limit });
  await handle(tx, reader, facts);
  await store.saveAgain(tx, reader.name, facts.length === limit ? facts.at(-1)!.position : to);
  return { facts: facts.length, more: true, news: [] };
}

async function handle(tx: Tx, reader: Reader, facts: StoredFact[]): Promise<LivePublication[]> {
  if (facts.length === 0) return [];
  try {
    return (await reader.handle(tx, facts)) ?? [];
  } catch (cause) {
    throw new ReaderFailure(reader, facts, cause);
  }
}

/**
 * Puts the next fact aside, if it still is the next one, and goes past it.
 * @returns whether it did; not while another process reads, or where that one has gone past it already
 */
export function passBy(db: Database, reader: Reader, fact: StoredFact, error: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [place] = await store.lockPlaces(tx, [reader.name]);
    if (!place) return false;
    const { position } = fact;
    if (place.again) {
      const [taken] = await store.takeParked(tx, reader.name);
      if (taken?.position !== position) throw new Error('another fact is next');
    } else if (place.againTo !== null) {
      if (place.againAfter! >= position || place.againTo < position) return false;
      await store.saveAgain(tx, reader.name, position);
    } else {
      if (place.position >= position) return false;
      await store.savePosition(tx, [reader.name], { position, day: place.day });
    }
    await store.parkFact(tx, reader.name, fact, error);
    return true;
  });
}
