export * from './money.ts';
export * from './regions.ts';
