import { feature } from '../../../platform/feature.ts';

export const ADJUSTMENTS = feature({
  name: 'adjustments',
  level: 10,
  about: 'money that an operator gives or takes, with a reason',
  reads: ['player_block'],
});

export { createAdjustments } from './adjustments-module.ts';
