import { feature } from '../../../platform/feature.ts';

export const PROMO_DESK = feature({
  name: 'promo-desk',
  level: 10,
  about: 'the office’s room of promo codes',
});

export { createPromoDesk } from './promo-desk-module.ts';
