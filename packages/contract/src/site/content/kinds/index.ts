export * from './agreement.ts';
export * from './fault-lines.ts';
export * from './faults.ts';
export * from './kinds.ts';
export * from './notice-faults.ts';
