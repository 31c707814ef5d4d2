export * from './average-cost.ts';
export * from './lap-of.ts';
