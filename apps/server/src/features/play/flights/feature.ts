import { feature } from '../../../platform/feature.ts';
import { FLIGHTS_BOOKS } from './flights-books.ts';

export const FLIGHTS = feature({
  name: 'flights',
  level: 8,
  about: 'rounds that players share, which `rounds` settles by what this finds',
  owns: ['flight', 'flight_chain', 'flight_leave', 'leave_desk'],
  reads: ['game_maths', 'open_round', 'player', 'round'],
  books: () => FLIGHTS_BOOKS,
});

export { createFlights } from './flights-module.ts';
export { createFlightSeeds } from './flight-seeds.ts';
