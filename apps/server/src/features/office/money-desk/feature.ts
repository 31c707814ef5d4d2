import { feature } from '../../../platform/feature.ts';

export const MONEY_DESK = feature({
  name: 'money-desk',
  level: 10,
  about: 'the office’s room of payments, transfers and what was found about them',
});

export { createMoneyDesk } from './money-desk-module.ts';
