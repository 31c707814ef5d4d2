import type { getUnheardFlights } from '@croupier/contract/play/flights';
import type { OutputOf } from '@croupier/contract/kit';
import type { Queryable } from '../../../platform/database.ts';
import { countUnheard } from './flights-store.ts';

const LATEST = 10_000;
/** Where the bands begin, in hundredths. */
const BANDS = [100, 110, 150, 200, 500, 1_000, 10_000];

/**
 * How often the house lost its players' hearing, by where the flights ended. A house that went deaf whenever a flight was
 * about to climb would show here: its share would grow with the end.
 */
export async function unheardFlights(
  db: Queryable,
  game: string,
): Promise<OutputOf<typeof getUnheardFlights>> {
  const counted = await countUnheard(db, game, { fromCenti: BANDS, latest: LATEST });
  const bands = BANDS.map((fromCenti, index) => {
    const { ended = 0, unheard = 0 } = counted.find(({ band }) => band === index) ?? {};
    return { fromCenti, ended, unheard };
  });
  return { flights: bands.reduce((sum, { ended }) => sum + ended, 0), bands };
}
