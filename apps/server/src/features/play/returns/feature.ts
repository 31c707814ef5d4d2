import { feature } from '../../../platform/feature.ts';
import { RETURNS_BOOKS } from './returns-books.ts';

export const RETURNS = feature({
  name: 'returns',
  level: 8,
  about: 'what games return beside what they declare',
  owns: ['returns_alarm', 'returns_day', 'returns_tally'],
  reads: ['game_maths'],
  books: ({ sinceHead }) => (sinceHead === undefined ? [RETURNS_BOOKS] : []),
});

export { createReturns } from './returns-module.ts';
export { listDays, listTallies } from './returns-store.ts';
export { mathsView } from './returns-view.ts';
