import { feature } from '../../../platform/feature.ts';
import { sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { createSeedVault, houseSeals } from '../fairness/feature.ts';
import { poolsBooks } from './pools-books.ts';

export const POOLS = feature({
  name: 'pools',
  level: 8,
  about: 'closed pools of tickets',
  owns: ['ticket_pool'],
  reads: ['game_maths'],
  sealed: [
    sealedColumn({
      name: 'seeds of pools',
      table: 'ticket_pool',
      column: 'seed_sealed',
      key: { game: 'text', number: 'integer' },
      seals: houseSeals('pool'),
    }),
  ],
  books: ({ seedKey, sinceHead }) =>
    seedKey && sinceHead === undefined ? [poolsBooks(createSeedVault(seedKey))] : [],
});

export { createPools } from './pools-module.ts';
