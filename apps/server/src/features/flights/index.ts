export { createFlights } from './flights-module.ts';
