export * from './amounts.ts';
export * from './envelope.ts';
export * from './goals.ts';
export * from './programme-lines.ts';
export * from './reward-in.ts';
