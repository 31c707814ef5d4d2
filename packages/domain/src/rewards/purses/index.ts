export * from './grant-state.ts';
export * from './purse-parts.ts';
export * from './purse-terms.ts';
export * from './round-purse.ts';
