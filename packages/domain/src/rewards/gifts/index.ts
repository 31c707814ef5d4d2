export * from './gift-state.ts';
export * from './gift-terms.ts';
