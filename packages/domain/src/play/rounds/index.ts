export * from './judge-round.ts';
export * from './least-cycle.ts';
export * from './void-cause.ts';
