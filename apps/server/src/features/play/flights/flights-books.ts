import { commitmentOf, definitionByHash, findGame, sharedCrashPoint } from '@croupier/games';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { ENDED_FLIGHTS, FLIGHT_ROUNDS, type EndedFlight } from './flights-books-store.ts';

/** What ended flights hold against their chains, without the key: their seeds are public. */
export const FLIGHTS_BOOKS: readonly BooksCheck[] = [
  {
    name: 'flights',
    says: 'Every flight ended where its seed and its chain’s public seed say, and its seed leads to the chain’s commitment.',
    walk: async (tx, told) => {
      let last: EndedFlight | undefined;
      for await (const flights of readPortions<EndedFlight>(tx, ENDED_FLIGHTS)) {
        for (const flight of flights) {
          const why = faultOf(flight, last);
          const { game, number, chain, place } = flight;
          if (why !== undefined) return { game, number, chain, place, why };
          last = flight;
        }
        told(flights.length);
      }
      return undefined;
    },
  },
  FLIGHT_ROUNDS,
];

/** @param last the flight before in the list @returns a sentence of what does not hold, or nothing */
function faultOf(flight: EndedFlight, last: EndedFlight | undefined): string | undefined {
  const { game, number, chain, place, seed, crashCenti, commitment, publicSeed } = flight;
  if (commitment === null || publicSeed === null) return 'its chain is gone, or has no public seed';
  // The seed of the flight before on the same chain is what this one must lead to; the first leads to the commitment.
  const before = last?.game === game && last.chain === chain ? last : { place: -1, seed: commitment };
  let hash = seed;
  for (let links = place - before.place; links > 0; links -= 1) hash = commitmentOf(hash);
  if (hash !== before.seed) return 'its seed does not lead to what was committed to';
  const { mathHash } = flight;
  const definition = mathHash === null ? findGame(game)?.definition : definitionByHash(mathHash);
  if (definition?.engine !== 'crash') return 'nobody has its maths';
  const drawn = sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: number });
  return drawn === crashCenti ? undefined : `it should have ended at ${drawn}`;
}
