import { feature } from '../../../platform/feature.ts';

export const DELETION = feature({
  name: 'deletion',
  level: 10,
  about:
    'accounts that end at their player’s wish: closed, taken back, erased; all that the house keeps of a person, as one file',
  owns: ['account_deletion'],
});

export { createDeletion } from './deletion-module.ts';
export { takeBackOf } from './take-back.ts';
