import { feature } from '../../../platform/feature.ts';
import { fairnessBooks } from './fairness-books.ts';
import { createSeedVault } from './seed-vault.ts';

export const FAIRNESS = feature({
  name: 'fairness',
  level: 4,
  about: 'seeds, seats and what is drawn from them; the public beacon',
  owns: ['player_seat', 'seed_pair'],
  books: ({ seedKey }) => fairnessBooks(seedKey && createSeedVault(seedKey)),
});

export type { Beacon } from './beacon.ts';
export { createBeacon } from './drand-beacon.ts';
export { createFairness, type Fairness } from './fairness-module.ts';
export { createSeedVault, type SeedVault } from './seed-vault.ts';
export type { OpenPair } from './seed-pairs.ts';
export type { Seat, Seats } from './seats.ts';
