import { feature } from '../../../platform/feature.ts';
import { TALLIES_BOOKS } from './tallies-books-store.ts';

export const TALLIES = feature({
  name: 'tallies',
  level: 7,
  about: 'what everybody plays, counted once',
  owns: ['round_tally'],
  books: ({ sinceHead }) => (sinceHead === undefined ? [TALLIES_BOOKS] : []),
});

export { counter } from './counter.ts';
export { createTallies } from './tallies-module.ts';
