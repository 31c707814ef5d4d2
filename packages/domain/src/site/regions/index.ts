export * from './region-moves.ts';
export * from './regions.ts';
