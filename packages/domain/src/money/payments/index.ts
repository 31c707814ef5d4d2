export * from './pay-in-state.ts';
