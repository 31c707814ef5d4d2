export * from './least-cycle.ts';
export * from './money.ts';
export * from './regions.ts';
