export * from './operations.ts';
export * from './plan-transfers.ts';
export * from './transfers.ts';
