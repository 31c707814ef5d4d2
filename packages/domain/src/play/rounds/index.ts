export * from './judge-round.ts';
export * from './least-cycle.ts';
