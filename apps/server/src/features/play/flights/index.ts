export { FLIGHTS_BOOKS } from './flights-books.ts';
export { createFlights } from './flights-module.ts';
export { createFlightSeeds } from './flight-seeds.ts';
