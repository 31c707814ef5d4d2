export * from './figures.ts';
export * from './stretches.ts';
