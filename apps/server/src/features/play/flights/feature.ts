import { feature } from '../../../platform/feature.ts';
import { sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { houseSeals } from '../fairness/feature.ts';
import { FLIGHTS_BOOKS } from './flights-books.ts';

const CHAIN = { table: 'flight_chain', key: { game: 'text', number: 'integer' } } as const;

export const FLIGHTS = feature({
  name: 'flights',
  level: 8,
  about: 'rounds that players share, which `rounds` settles by what this finds',
  owns: ['flight', 'flight_chain', 'flight_leave', 'leave_desk'],
  reads: ['game_maths', 'open_round', 'player', 'round'],
  sealed: [
    sealedColumn({
      ...{ name: 'seeds of flights', column: 'last_seed_sealed', seals: houseSeals('flights') },
      ...CHAIN,
    }),
    sealedColumn({
      ...{ name: 'marks of flights', column: 'marks_sealed', seals: houseSeals('flight-marks') },
      ...CHAIN,
    }),
  ],
  books: () => FLIGHTS_BOOKS,
});

export { createFlights } from './flights-module.ts';
export { createFlightSeeds } from './flight-seeds.ts';
