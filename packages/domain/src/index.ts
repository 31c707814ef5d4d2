export * from './least-cycle.ts';
export * from './money.ts';
export * from './reference-rates.ts';
export * from './region-moves.ts';
export * from './regions.ts';
