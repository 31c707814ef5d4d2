export * from './limit-history.ts';
export * from './limit-terms.ts';
export * from './player-limit.ts';
export * from './room-left.ts';
