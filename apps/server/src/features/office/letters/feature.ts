import { feature } from '../../../platform/feature.ts';

export const LETTERS = feature({
  name: 'letters',
  level: 1,
  about: 'what the house writes to people by email',
  owns: ['letter'],
});

export { createLetters, createLetterWriter, type Letter, type WriteLetter } from './letters-module.ts';
export { listLettersTo } from './letters-store.ts';
export { layLetter } from './layout/lay-letter.ts';
export type { LetterPage } from './layout/letter-page.ts';
