import { feature } from '../../../platform/feature.ts';
import { fairnessBooks } from './fairness-books.ts';
import { createSeedVault, SEEDS_SEALED } from './seed-vault.ts';

export const FAIRNESS = feature({
  name: 'fairness',
  level: 4,
  about: 'seeds, seats and what is drawn from them; the public beacon',
  owns: ['loot_draw', 'loot_table', 'player_seat', 'seed_pair'],
  sealed: [SEEDS_SEALED],
  books: ({ seedKey, forcedDraws }) => fairnessBooks(seedKey && createSeedVault(seedKey), forcedDraws),
});

export type { Beacon } from './beacon.ts';
export { createBeacon } from './drand-beacon.ts';
export { createFairness, type Fairness } from './fairness-module.ts';
export type { DrawnLoot, LootInput } from './draw-loot.ts';
export type { LootKey } from './loot-store.ts';
export { createMemoryTape, noTape, type Tape } from './draw-tape.ts';
export { createSeedVault, houseSeals, type SeedVault } from './seed-vault.ts';
export type { OpenPair } from './seed-pairs.ts';
export type { Seat, Seats } from './seats.ts';
