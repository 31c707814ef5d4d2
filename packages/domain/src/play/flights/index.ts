export * from './choose-chain.ts';
export * from './flight-state.ts';
