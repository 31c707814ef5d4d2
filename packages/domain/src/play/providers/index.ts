export * from './free-rounds.ts';
export * from './round-money.ts';
export * from './win-bound.ts';
