export * from './needs.ts';
export * from './thresholds.ts';
export * from './traffic.ts';
