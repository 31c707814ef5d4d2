export * from './pay-in-methods.ts';
export * from './pay-in-state.ts';
