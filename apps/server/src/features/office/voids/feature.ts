import { feature } from '../../../platform/feature.ts';

export const VOIDS = feature({
  name: 'voids',
  level: 10,
  about: 'rounds that an operator takes back',
});

export { createVoids } from './voids-module.ts';
