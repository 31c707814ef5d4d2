import { feature } from '../../../platform/feature.ts';
import { createSeedVault } from '../fairness/feature.ts';
import { poolsBooks } from './pools-books.ts';

export const POOLS = feature({
  name: 'pools',
  level: 8,
  about: 'closed pools of tickets',
  owns: ['ticket_pool'],
  reads: ['game_maths'],
  books: ({ seedKey, sinceHead }) =>
    seedKey && sinceHead === undefined ? [poolsBooks(createSeedVault(seedKey))] : [],
});

export { createPools } from './pools-module.ts';
