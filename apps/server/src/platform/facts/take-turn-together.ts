import type { Reader } from '../outbox.ts';
import { lockPlaces, type Place } from './readers-store.ts';
import { NOTHING, readOn, type Turn, type TurnDeps } from './take-turn.ts';

/** Who is further behind the others than this goes on alone until it has caught up: nobody waits for it. */
const NEAR = 20_000n;

export interface TurnTogether extends Turn {
  /** Those who must go on alone, for now. */
  readonly astray: readonly Reader[];
}

/**
 * Has readers of the same topics take the next facts together, in one transaction with all their positions: facts are
 * read once, and handed to each. Every reader keeps a position of its own, so that one that is new, failed, or reads
 * something again can part and come back: who stands further back is read up to the others first.
 * @throws ReaderFailure, which names the reader
 */
export function takeTurnTogether(
  { db, tail }: TurnDeps,
  readers: readonly Reader[],
  limit: number,
): Promise<TurnTogether> {
  return db.transaction(async (tx) => {
    const places = await lockPlaces(
      tx,
      readers.map(({ name }) => name),
    );
    const readersOf = (list: readonly Place[]): Reader[] =>
      readers.filter(({ name }) => list.some((place) => place.name === name));
    const foremost = places.reduce((most, { position }) => (position > most ? position : most), 0n);
    const isNear = (place: Place): boolean =>
      !place.again && place.againTo === null && foremost - place.position <= NEAR;
    const astray = readersOf(places.filter((place) => !isNear(place)));
    const near = places.filter(isNear).sort((a, b) => Number(a.position - b.position));
    const [hindmost] = near;
    if (!hindmost) return { ...NOTHING, astray };
    const together = near.filter(({ position }) => position === hindmost.position);
    const end = near.find(({ position }) => position > hindmost.position)?.position ?? hindmost.head;
    // Of days, the earliest: no fact that one of them has not read is of a day before it.
    const day = together.reduce((first, place) => (place.day < first ? place.day : first), hindmost.day);
    const turn = await readOn(tx, readersOf(together), { tail, place: { ...hindmost, day }, end, limit });
    return { ...turn, astray };
  });
}
