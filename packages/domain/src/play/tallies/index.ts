export * from './sum-rounds.ts';
