export * from './needs.ts';
export * from './standbys.ts';
export * from './thresholds.ts';
export * from './traffic.ts';
