export * from './deposit-limit.ts';
export * from './limit-history.ts';
export * from './room-left.ts';
