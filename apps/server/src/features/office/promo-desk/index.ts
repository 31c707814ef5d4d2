export { createPromoDesk } from './promo-desk-module.ts';
