import { feature } from '../../../platform/feature.ts';

export const PAY_OUTS_DESK = feature({
  name: 'pay-outs-desk',
  level: 10,
  about: 'the office’s room of money out',
});

export { createPayOutsDesk } from './pay-outs-desk-module.ts';
