export * from './notice-kinds.ts';
export * from './notice-ways.ts';
export * from './notice-waits.ts';
export * from './quiet-hours.ts';
