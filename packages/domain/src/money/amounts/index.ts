export * from './money.ts';
export * from './reference-rates.ts';
