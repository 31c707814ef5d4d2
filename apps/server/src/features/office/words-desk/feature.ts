import { feature } from '../../../platform/feature.ts';

export const WORDS_DESK = feature({
  name: 'words-desk',
  level: 10,
  about: 'the office’s room of the operator’s own words',
});

export { createWordsDesk } from './words-desk-module.ts';
