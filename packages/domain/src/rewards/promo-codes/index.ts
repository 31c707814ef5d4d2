export * from './promo-code.ts';
