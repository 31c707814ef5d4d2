export { createFairness, type Fairness } from './fairness-module.ts';
export { createSeedVault, type SeedVault } from './seed-vault.ts';
export type { OpenPair } from './seed-pairs.ts';
export type { Seat, Seats } from './seats.ts';
export { fairnessBooks } from './fairness-books.ts';
