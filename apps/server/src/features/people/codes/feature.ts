import { feature } from '../../../platform/feature.ts';

export const CODES = feature({
  name: 'codes',
  level: 3,
  about: 'six digits that prove an address',
  owns: ['proof_code'],
});

export { createCodes, type Codes } from './codes-module.ts';
export type { Told } from './codes-parts.ts';
