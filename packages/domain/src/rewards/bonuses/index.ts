export * from './bonus-money.ts';
export * from './bonus-state.ts';
export * from './bonus-terms.ts';
export * from './deposit-order.ts';
