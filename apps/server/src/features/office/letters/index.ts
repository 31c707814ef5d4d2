export { createLetters, createLetterWriter, type Letter, type WriteLetter } from './letters-module.ts';
export { listLettersTo } from './letters-store.ts';
export { layLetter } from './layout/lay-letter.ts';
export type { LetterPage } from './layout/letter-page.ts';
